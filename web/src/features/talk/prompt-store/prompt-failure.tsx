import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'

type PromptFailureProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** What could not be loaded, with the way to try again. */
export function PromptFailure({ query }: PromptFailureProps) {
  const common = useTexts('common')
  const failure = query.error instanceof CallFailure ? query.error : undefined
  return (
    <FailureState
      message={failure?.message ?? common.somethingWrong}
      retry={{ label: common.retry, busy: query.isFetching, onRetry: () => void query.refetch() }}
      request={{
        id: failure?.requestId,
        label: common.copyRequestId,
        copiedLabel: common.copied,
      }}
    />
  )
}
