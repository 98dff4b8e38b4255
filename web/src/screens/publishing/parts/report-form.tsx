import { type ReportReason, reportReasons } from '@atelier/contract/gallery-terms'
import { useId } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

const longestText = 1000

/** What was chosen and typed. */
export type ReportDraft = { reason: ReportReason | undefined; text: string }

type ReportFormProps = {
  id: number
  draft: ReportDraft
  onDraft: (draft: ReportDraft) => void
  onSent: () => void
}

export function ReportForm({ id, draft, onDraft, onSent }: ReportFormProps) {
  const t = useTexts('publishing')
  const name = useId()
  const form = useForm({
    first: draft,
    read: ({ reason, text }) => ({
      input: reason && { id, reason, text },
      problems: { reason: !reason && t.reasonWanted },
    }),
    send: (input) => call('moderation.report', input, { shownInPlace: true }),
    onSent,
    onDraft,
    wordsOf: (error) =>
      error instanceof CallFailure && error.error === 'gallery.not_found'
        ? t.reportGone
        : undefined,
    asTyped: 'field',
  })
  const { value: reason, problem: missing, onChange: choose } = form.field('reason')
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <fieldset aria-describedby={missing ? `${name}-problem` : undefined}>
        <legend className="mb-1 font-medium">{t.reason}</legend>
        {reportReasons.map((each) => (
          <label
            key={each}
            className="-mx-2 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 hover:bg-fill touch:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={reason === each}
              onChange={() => choose(each)}
              className="size-4 shrink-0 accent-accent-text"
            />
            {t.reasons[each]}
          </label>
        ))}
        {missing && (
          <p id={`${name}-problem`} role="alert" className="mt-1 text-small text-danger">
            {missing}
          </p>
        )}
      </fieldset>
      <Field
        kind="long"
        label={t.moreWords}
        hint={t.moreWordsHint}
        maxLength={longestText}
        {...form.field('text')}
      />
      {form.failure && <FailureState inline message={form.failure} />}
      <Button kind="main" type="submit" busy={form.busy} className="self-end">
        {t.sendReport}
      </Button>
    </form>
  )
}
