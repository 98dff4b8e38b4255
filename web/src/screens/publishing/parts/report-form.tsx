import { type ReportReason, reportReasons } from '@atelier/contract/gallery-terms'
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'

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
  const { reason, text } = draft
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const send = async () => {
    setFailure('')
    if (!reason) return setMissing(true)
    setBusy(true)
    try {
      await call('POST /gallery/report', { id, reason, text }, { shownInPlace: true })
      onSent()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setFailure(error.error === 'gallery.not_found' ? t.reportGone : error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <fieldset aria-describedby={isMissing ? `${name}-problem` : undefined}>
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
              onChange={() => {
                onDraft({ text, reason: each })
                setMissing(false)
              }}
              className="size-4 shrink-0 accent-accent-text"
            />
            {t.reasons[each]}
          </label>
        ))}
        {isMissing && (
          <p id={`${name}-problem`} role="alert" className="mt-1 text-small text-danger">
            {t.reasonWanted}
          </p>
        )}
      </fieldset>
      <TextAreaField
        label={t.moreWords}
        hint={t.moreWordsHint}
        maxLength={longestText}
        value={text}
        onChange={({ target }) => onDraft({ reason, text: target.value })}
      />
      {failure && <FailureState inline message={failure} />}
      <Button kind="main" type="submit" busy={busy} className="self-end">
        {t.sendReport}
      </Button>
    </form>
  )
}
