// What is changed of a site's settings, on whichever tab, until it is saved.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { dataKey } from '../../../../api/call-options.ts'
import type { ReplyAt } from '../../../../api/endpoint-types.ts'
import { siteQuery } from '../../../../features/site/sites/queries.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
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

export type SettingsDraft = ReturnType<typeof useSiteSettings>

export function useSiteSettings(stored: StoredSettings) {
  const t = useTexts('adminSites')
  const common = useTexts('common')
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const [hasTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: (wish: Wish) =>
      call(
        'POST /admin/sites/saveSettings',
        { seen: stored.seen, ...wish },
        { shownInPlace: true },
      ),
    onSuccess: async () => {
      toast(t.saved, { kind: 'success' })
      await queries.invalidateQueries({ queryKey: dataKey('GET /admin/sites/settings') })
      setTyped({})
      setTried(false)
      void showBrand(queries)
      await Promise.all(
        readAgain.map((key) => queries.invalidateQueries({ queryKey: dataKey(key) })),
      )
    },
  })
  const draftOf = (field: SettingField): unknown =>
    field.key in typed
      ? typed[field.key]
      : isHidden(field)
        ? undefined
        : toDraft(field, stored.values[field.key])
  const { wish, problems } = readTyped(typed, stored)
  const failure = save.error instanceof CallFailure ? save.error : undefined
  return {
    stored,
    draftOf,
    change(key: string, value: unknown) {
      save.reset()
      setTyped((now) => ({ ...now, [key]: value }))
    },
    /** Why a setting is not saved; of a part of one, such as `payStripe.secretKey`. */
    problemOf(key: string): string | undefined {
      const odd = problems[key]
      if (hasTried && odd) return t[odd]
      return failure?.fields.find(({ field }) => field === key)?.reason
    },
    isChanged:
      Object.keys(wish.values).length + Object.keys(wish.secrets).length > 0 || hasOdd(problems),
    isSaving: save.isPending,
    failure:
      save.isError && !failure?.fields.length
        ? (failure?.message ?? common.somethingWrong)
        : undefined,
    discard() {
      save.reset()
      setTyped({})
      setTried(false)
    },
    /** `onSaved` is called once all of it is stored. */
    save(onSaved?: () => void) {
      setTried(true)
      if (!hasOdd(problems) && !save.isPending) save.mutate(wish, { onSuccess: () => onSaved?.() })
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
type Problems = Record<string, 'oddNumber' | 'oddWhole'>

const hasOdd = (problems: Problems) => Object.keys(problems).length > 0

/** What of it differs from what is stored. */
function readTyped(
  typed: Readonly<Record<string, unknown>>,
  stored: StoredSettings,
): { wish: Wish; problems: Problems } {
  const wish: Wish = { values: {}, secrets: {} }
  const problems: Problems = {}
  for (const field of fields) {
    const { key } = field
    if (!(key in typed) || typed[key] === undefined) continue
    if (isHidden(field)) {
      wish.secrets[key] = String(typed[key])
      continue
    }
    const read = fromDraft(field, typed[key])
    if ('problem' in read) problems[key] = read.problem
    else if (!isSame(read.value, stored.values[key])) wish.values[key] = read.value
  }
  return { wish, problems }
}
