// Who judges words before they are shown, and when somebody looks first.
import type { ModerationCheck } from '@atelier/contract/features/running/moderation-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Query } from '../../../ui/query.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { TryCheck } from './try-check.tsx'

const query = callOptions('GET /admin/moderation/check', {})
const ways = ['none', 'chat', 'moderations'] as const

export function CheckPart() {
  const t = useTexts('adminModeration')
  const check = useQuery(query)
  return (
    <>
      <p className="text-soft">{t.checkText}</p>
      <Query of={check} waiting={<Skeleton className="h-80 rounded-card" />}>
        {(data) => (
          <div className="grid items-start gap-8 sm:grid-cols-2">
            <Form key={JSON.stringify(data)} kept={data} />
            <TryCheck />
          </div>
        )}
      </Query>
    </>
  )
}

const readCount = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= 1000 ? Number(text) : undefined

function Form({ kept }: { kept: ModerationCheck }) {
  const t = useTexts('adminModeration')
  const common = useTexts('common')
  const queries = useQueryClient()
  const first = { ...kept, reports: String(kept.galleryReportsToHide) }
  const [draft, setDraft] = useState(first)
  const [isOdd, setOdd] = useState(false)
  const save = useMutation({
    mutationFn: (wish: ModerationCheck) =>
      call('POST /admin/moderation/saveCheck', wish, { shownInPlace: true }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      toast(t.saved, { kind: 'success' })
    },
  })
  const change = (changes: Partial<typeof draft>) => {
    setOdd(false)
    save.reset()
    setDraft((now) => ({ ...now, ...changes }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { reports, ...wish } = draft
    const galleryReportsToHide = readCount(reports)
    if (galleryReportsToHide === undefined) return setOdd(true)
    if (!save.isPending) save.mutate({ ...wish, galleryReportsToHide })
  }
  const failed = save.error instanceof CallFailure ? save.error.message : common.somethingWrong
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="font-medium">
          {t.checkWay}
        </span>
        <Select
          label={t.checkWay}
          value={draft.galleryCheck}
          options={ways.map((value) => ({ value, label: t.checkWays[value] }))}
          onChange={(galleryCheck) => change({ galleryCheck })}
          className="w-full"
        />
        <p className="text-small text-soft">{t.checkWayTexts[draft.galleryCheck]}</p>
      </div>
      {draft.galleryCheck !== 'none' && (
        <TextField
          label={t.checkModel}
          hint={t.checkModelHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={draft.galleryCheckModel}
          onChange={({ target }) => change({ galleryCheckModel: target.value })}
        />
      )}
      {draft.galleryCheck === 'moderations' && (
        <TextField
          label={t.checkConnection}
          hint={t.checkConnectionHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={draft.galleryCheckConnection}
          onChange={({ target }) => change({ galleryCheckConnection: target.value })}
        />
      )}
      <h2 className="mt-3 text-read font-semibold">{t.looksTitle}</h2>
      <Switch
        label={t.looksWorks}
        on={draft.galleryReview}
        onChange={(on) => change({ galleryReview: on })}
      />
      <Switch
        label={t.looksApps}
        on={draft.appReview}
        onChange={(on) => change({ appReview: on })}
      />
      <Switch
        label={t.looksPrompts}
        on={draft.marketReview}
        onChange={(on) => change({ marketReview: on })}
      />
      <TextField
        label={t.reportsToHide}
        hint={t.reportsToHideHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={draft.reports}
        problem={isOdd ? t.numberOdd : undefined}
        onChange={({ target }) => change({ reports: target.value })}
      />
      <SaveBar
        shown={JSON.stringify(draft) !== JSON.stringify(first)}
        busy={save.isPending}
        problem={save.isError ? failed : undefined}
        onDiscard={() => change(first)}
      />
    </form>
  )
}
