import { useTexts } from '../i18n/use-texts.ts'
import { FailureState } from './failure-state.tsx'

type ListEndProps = {
  /** The list, as TanStack Query tells it. */
  of: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown }
  /** Said while the next page is on its way. */
  loading: string
  /** Said when it could not be had. */
  failed: string
  /** The failure stays, with a busy button, while it is tried again. */
  keepsFailure?: boolean
}

/** The end of a list that reads on by itself: that it does, or that it could not, with the button that asks again. */
export function ListEnd({ of, loading, failed, keepsFailure = false }: ListEndProps) {
  const t = useTexts('common')
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = of
  return (
    <>
      {isFetchingNextPage && (
        <p role="status" className="motion-late py-6 text-center text-soft">
          {loading}
        </p>
      )}
      {isFetchNextPageError && (keepsFailure || !isFetchingNextPage) && (
        <div className="py-4">
          <FailureState
            inline
            message={failed}
            retry={{
              label: t.retry,
              onRetry: () => void fetchNextPage(),
              busy: isFetchingNextPage,
            }}
          />
        </div>
      )}
    </>
  )
}
