// Who judges words before they are shown, and when somebody looks first.
import type { ModerationCheck } from '@atelier/contract/features/running/moderation-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
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
  const queries = useQueryClient()
  const { galleryReportsToHide, ...rest } = kept
  const form = useForm({
    first: { ...rest, reports: String(galleryReportsToHide) },
    read: ({ reports, ...wish }) => {
      const count = readCount(reports)
      return {
        input: count === undefined ? undefined : { ...wish, galleryReportsToHide: count },
        problems: { reports: count === undefined && t.numberOdd },
      }
    },
    failureAt: { galleryReportsToHide: 'reports' },
    send: (wish: ModerationCheck) =>
      call('POST /admin/moderation/saveCheck', wish, { shownInPlace: true }),
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey })
      toast(t.saved, { kind: 'success' })
    },
  })
  const { galleryCheck } = form.draft
  return (
    <form noValidate onSubmit={form.submit} className="flex min-w-0 flex-col gap-4">
      <Field
        kind="choice"
        label={t.checkWay}
        hint={t.checkWayTexts[galleryCheck]}
        options={ways.map((value) => ({ value, label: t.checkWays[value] }))}
        {...form.field('galleryCheck')}
      />
      {galleryCheck !== 'none' && (
        <Field
          kind="code"
          label={t.checkModel}
          hint={t.checkModelHint}
          maxLength={200}
          {...form.field('galleryCheckModel')}
        />
      )}
      {galleryCheck === 'moderations' && (
        <Field
          kind="code"
          label={t.checkConnection}
          hint={t.checkConnectionHint}
          maxLength={100}
          {...form.field('galleryCheckConnection')}
        />
      )}
      <h2 className="mt-3 text-read font-semibold">{t.looksTitle}</h2>
      <Field kind="switch" label={t.looksWorks} {...form.field('galleryReview')} />
      <Field kind="switch" label={t.looksApps} {...form.field('appReview')} />
      <Field kind="switch" label={t.looksPrompts} {...form.field('marketReview')} />
      <Field
        kind="whole"
        label={t.reportsToHide}
        hint={t.reportsToHideHint}
        maxLength={4}
        {...form.field('reports')}
      />
      <SaveBar of={form} />
    </form>
  )
}
