import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

type EmptyMapProps = { isRunning: boolean; problem: string; onAgain: () => void }

/** A map of which nothing has come yet, or nothing came. */
export function EmptyMap({ isRunning, problem, onAgain }: EmptyMapProps) {
  const t = useTexts('mind')
  return (
    <div className="grid min-h-0 flex-1 place-items-center bg-sunken">
      {isRunning ? (
        <span className="text-faint">
          <Spinner />
        </span>
      ) : (
        <FailureState
          message={problem || t.noOutline}
          retry={{ label: t.again, onRetry: onAgain }}
        />
      )}
    </div>
  )
}
