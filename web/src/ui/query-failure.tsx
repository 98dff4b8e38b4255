import { useTexts } from '../i18n/use-texts.ts'
import { ReadableFailure } from '../lib/readable-failure.ts'
import { FailureState } from './failure-state.tsx'

/** What a failure is told from and tried again by: a query of TanStack Query, or what stands for several. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => unknown }

type QueryFailureProps = {
  of: FailedQuery
  /** In place of what the failure says itself. */
  message?: string | undefined
  /** What is said of a failure that says nothing to people; that something went wrong, when absent. */
  usual?: string
  /** In a line with other things instead of alone in the middle. */
  inline?: boolean
  /** Without the button that copies what the request is called. */
  withoutId?: boolean
}

/** What could not be had, where it would have been: why, the button that asks again, and what whoever helps wants to know. */
export function QueryFailure({
  of,
  message,
  usual: byDefault,
  inline,
  withoutId,
}: QueryFailureProps) {
  const t = useTexts('common')
  const { error, isFetching, refetch } = of
  const failure = error instanceof ReadableFailure ? error : undefined
  return (
    <FailureState
      inline={inline ?? false}
      message={message ?? failure?.message ?? byDefault ?? t.somethingWrong}
      retry={{ label: t.retry, busy: isFetching, onRetry: () => void refetch() }}
      request={{
        id: withoutId ? undefined : failure?.requestId,
        label: t.copyRequestId,
        copiedLabel: t.copied,
      }}
    />
  )
}
