import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'

export type Stop = {
  /** What the server said. */
  reason?: string | undefined
  /** What was to begin: an answer, a work. */
  tried?: string | undefined
}

/** What was tried and why it stopped; nothing for whoever came by themselves. */
export function StoppedBecause({ reason, tried }: Stop) {
  const t = useTexts('credit')
  if (!reason && !tried) return null
  const kept = tried === 'answer' ? t.triedAnswer : tried === 'work' ? t.triedWork : t.triedOther
  return (
    <div className="flex flex-col gap-2.5">
      {reason && <FailureState inline message={reason} />}
      <p className="text-soft">{kept}</p>
    </div>
  )
}
