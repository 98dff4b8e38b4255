import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'

type CallFailureStateProps = { error: unknown; busy: boolean; onRetry: () => void }

export function CallFailureState({ error, busy, onRetry }: CallFailureStateProps) {
  const t = useTexts('common')
  const failure = error instanceof CallFailure ? error : undefined
  return (
    <FailureState
      message={failure?.message ?? t.somethingWrong}
      retry={{ label: t.retry, busy, onRetry }}
      request={{ id: failure?.requestId, label: t.copyRequestId, copiedLabel: t.copied }}
    />
  )
}
