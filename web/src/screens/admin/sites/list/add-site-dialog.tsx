import type { SiteOverview } from '@atelier/contract/features/running/site-admin'
import type { Locale } from '@atelier/contract/primitives'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../../api/call.ts'
import type { InputAt } from '../../../../api/endpoint-types.ts'
import { useChooseSite } from '../../../../features/running/console/use-choose-site.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { linesOf } from '../../frame/settings/setting-values.ts'

const codePattern = /^[a-z][a-z0-9-]{0,31}$/

/** A short name that a name suggests; empty where it has no letters of ours. */
const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
    .slice(0, 32)

/** Makes a site, fresh or as a copy. */
export function AddSiteDialog({
  sites,
  copyOf,
  onClose,
}: {
  sites: readonly SiteOverview[]
  copyOf: string
  onClose: () => void
}) {
  const t = useTexts('adminSites')
  const form = useForm({
    first: {
      name: '',
      code: '',
      hosts: '',
      copyOf,
      language: sites.find(({ code }) => code === copyOf)?.language ?? ('zh-CN' as Locale),
    },
    read: ({ copyOf: like, ...typed }) => {
      const name = typed.name.trim()
      const code = typed.code || codeOf(typed.name)
      return {
        input: { ...typed, code, name, hosts: linesOf(typed.hosts), ...(like && { copyOf: like }) },
        problems: { name: !name && t.nameMissing, code: !codePattern.test(code) && t.codeOdd },
      }
    },
    send: useAddSite(),
    asTyped: 'keep',
  })
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={t.add}
      closeLabel={t.close}
      size="medium"
      action={t.addAction}
    >
      <Field label={t.name} maxLength={60} {...form.field('name')} />
      <Field
        kind="code"
        label={t.code}
        maxLength={32}
        hint={t.codeHint}
        {...form.field('code')}
        value={form.draft.code || codeOf(form.draft.name)}
      />
      <Field
        kind="long"
        label={t.hosts}
        autoCapitalize="none"
        spellCheck={false}
        hint={t.hostsHint}
        {...form.field('hosts')}
      />
      <Field
        kind="choice"
        label={t.copyOf}
        options={[
          { value: '', label: t.fresh },
          ...sites.map(({ code: value, name }) => ({ value, label: t.likeSite({ name }) })),
        ]}
        {...form.field('copyOf')}
      />
      <Field
        kind="choice"
        label={t.language}
        options={(['zh-CN', 'zh-TW', 'en-US'] as const).map((value) => ({
          value,
          label: t.choices.language?.[value] ?? value,
        }))}
        {...form.field('language')}
      />
    </FormDialog>
  )
}

/** The new site is the one that the console is about then, and its settings are shown. */
function useAddSite() {
  const t = useTexts('adminSites')
  const queries = useQueryClient()
  const choose = useChooseSite()
  const navigate = useNavigate()
  return async (input: InputAt<'siteAdmin.add'>) => {
    const { code } = await call('siteAdmin.add', input, { shownInPlace: true })
    toast(t.added({ name: input.name }), { kind: 'success' })
    await queries.cancelQueries()
    choose(code)
    await navigate('/admin/sites/brand')
  }
}
