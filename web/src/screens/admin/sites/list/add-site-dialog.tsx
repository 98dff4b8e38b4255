import type { SiteOverview } from '@atelier/contract/features/running/site-admin'
import type { Locale } from '@atelier/contract/primitives'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useChooseSite } from '../../../../features/running/console/use-choose-site.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { Labelled } from '../settings/labelled.tsx'
import { linesOf } from '../settings/setting-values.ts'

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
  const common = useTexts('common')
  const [draft, setDraft] = useState({
    name: '',
    code: '',
    hosts: '',
    copyOf,
    language: sites.find(({ code }) => code === copyOf)?.language ?? ('zh-CN' as Locale),
  })
  const [isOdd, setOdd] = useState(false)
  const code = draft.code || codeOf(draft.name)
  const add = useAddSite(draft.name.trim())
  const change = (changes: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOdd(true)
    if (!draft.name.trim() || !codePattern.test(code) || add.isPending) return
    add.mutate({
      code,
      name: draft.name.trim(),
      language: draft.language,
      hosts: linesOf(draft.hosts),
      ...(draft.copyOf ? { copyOf: draft.copyOf } : {}),
    })
  }
  const failure = add.error instanceof CallFailure ? add.error : undefined
  const hostProblem = failure?.fields.find(({ field }) => field.startsWith('hosts'))?.reason
  return (
    <Dialog open onClose={onClose} title={t.add} closeLabel={t.close} size="medium">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t.name}
          autoComplete="off"
          maxLength={60}
          value={draft.name}
          problem={isOdd && !draft.name.trim() ? t.nameMissing : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t.code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          hint={t.codeHint}
          value={code}
          problem={isOdd && !codePattern.test(code) ? t.codeOdd : undefined}
          onChange={({ target }) => change({ code: target.value })}
        />
        <TextAreaField
          label={t.hosts}
          autoCapitalize="none"
          spellCheck={false}
          hint={t.hostsHint}
          value={draft.hosts}
          problem={hostProblem}
          onChange={({ target }) => change({ hosts: target.value })}
        />
        <Labelled label={t.copyOf}>
          <Select
            label={t.copyOf}
            value={draft.copyOf}
            options={[
              { value: '', label: t.fresh },
              ...sites.map(({ code: value, name }) => ({ value, label: t.likeSite({ name }) })),
            ]}
            onChange={(value) => change({ copyOf: value })}
            className="w-full"
          />
        </Labelled>
        <Labelled label={t.language}>
          <Select
            label={t.language}
            value={draft.language}
            options={(['zh-CN', 'zh-TW', 'en-US'] as const).map((value) => ({
              value,
              label: t.choices.language?.[value] ?? value,
            }))}
            onChange={(language) => change({ language })}
            className="w-full"
          />
        </Labelled>
        {add.isError && !hostProblem && (
          <FailureState inline message={failure?.message ?? common.somethingWrong} />
        )}
        <Button type="submit" kind="main" busy={add.isPending} className="self-end">
          {t.addAction}
        </Button>
      </form>
    </Dialog>
  )
}

/** The new site is the one that the console is about then, and its settings are shown. */
function useAddSite(name: string) {
  const t = useTexts('adminSites')
  const queries = useQueryClient()
  const choose = useChooseSite()
  const navigate = useNavigate()
  type Input = Parameters<typeof call<'POST /admin/sites/add'>>[1]
  return useMutation({
    mutationFn: (input: Input) => call('POST /admin/sites/add', input, { shownInPlace: true }),
    onSuccess: async ({ code }) => {
      toast(t.added({ name }), { kind: 'success' })
      await queries.cancelQueries()
      choose(code)
      await navigate('/admin/sites/brand')
    },
  })
}
