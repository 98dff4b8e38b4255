// What is changed of a site's settings, on whichever tab, until it is saved.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { siteQuery } from '../../../../features/site/sites/queries.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { type SettingField, settingGroups } from './setting-groups.ts'
import { fromDraft, isSame, toDraft } from './setting-values.ts'

export type StoredSettings = ReplyAt<'GET /admin/sites/settings'>

const fields: readonly SettingField[] = Object.values(settingGroups).flat()
const isHidden = ({ kind }: SettingField) => kind === 'secret' || kind === 'payWay'

/** What else shows settings. */
const readAgain = [
  'GET /admin/sites',
  'GET /admin/console',
  'GET /admin/sites/changes',
  'GET /admin/figures/setup',
] as const

/** What was typed, by setting. */
type Typed = Readonly<Record<string, unknown>>
const nothingTyped: Typed = {}

export type SettingsDraft = ReturnType<typeof useSiteSettings>

export function useSiteSettings(stored: StoredSettings) {
  const t = useTexts('adminSites')
  const queries = useQueryClient()
  const read = (typed: Typed) => readTyped(typed, stored, t)
  const form = useForm({
    first: nothingTyped,
    read,
    send: (wish) =>
      call(
        'POST /admin/sites/saveSettings',
        { seen: stored.seen, ...wish },
        { shownInPlace: true },
      ),
    onSent: async (_, { reset }) => {
      toast(t.saved, { kind: 'success' })
      await queries.invalidateQueries({ queryKey: dataKey('GET /admin/sites/settings') })
      reset()
      void showBrand(queries)
      await Promise.all(
        readAgain.map((key) => queries.invalidateQueries({ queryKey: dataKey(key) })),
      )
    },
    asTyped: 'recheck',
  })
  const { input: wish, problems } = read(form.draft)
  return {
    ...form,
    stored,
    draftOf: (field: SettingField): unknown =>
      field.key in form.draft
        ? form.draft[field.key]
        : isHidden(field)
          ? undefined
          : toDraft(field, stored.values[field.key]),
    change: (key: string, value: unknown) => form.change({ [key]: value }),
    /** Whether what was typed is another thing than what is stored. */
    isChanged: [wish.values, wish.secrets, problems].some((part) => Object.keys(part).length > 0),
    /** `onSaved` is called once all of it is stored. */
    async save(onSaved?: () => void) {
      const fitting = form.busy ? undefined : form.attempt()
      if (fitting && (await form.send(fitting))) onSaved?.()
    },
  }
}

/** What changed of the site of this page itself is seen in it at once. */
async function showBrand(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: siteQuery.queryKey })
  const site = queries.getQueryData<ReplyAt<'GET /config/queryFronet'>>(siteQuery.queryKey)
  const icon = site?.clientFavoIconPath
  const link = document.querySelector<HTMLLinkElement>('link[rel~=icon]')
  if (link && icon) link.href = icon
}

type Wish = { values: Record<string, unknown>; secrets: Record<string, string> }

/** What of it differs from what is stored. */
function readTyped(
  typed: Typed,
  stored: StoredSettings,
  t: Record<'oddNumber' | 'oddWhole', string>,
): { input: Wish; problems: Record<string, string> } {
  const wish: Wish = { values: {}, secrets: {} }
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const { key } = field
    if (!(key in typed) || typed[key] === undefined) continue
    if (isHidden(field)) {
      wish.secrets[key] = String(typed[key])
      continue
    }
    const read = fromDraft(field, typed[key])
    if ('problem' in read) problems[key] = t[read.problem]
    else if (!isSame(read.value, stored.values[key])) wish.values[key] = read.value
  }
  return { input: wish, problems }
}
