import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'

type SaveBarProps = {
  of: {
    isChanged: boolean
    busy: boolean
    /** Why it was not saved, where no field says so. */
    failure: string | undefined
    reset: () => void
  }
}

/** Stands at the foot of a form as long as something in it is not saved. */
export function SaveBar({ of: { isChanged, busy, failure, reset } }: SaveBarProps) {
  const t = useTexts('admin')
  if (!isChanged) return null
  return (
    <div className="motion-appear sticky bottom-4 z-bar flex flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-surface p-3 shadow-float">
      {failure ? (
        <span className="min-w-0 flex-1 basis-60">
          <FailureState inline message={failure} />
        </span>
      ) : (
        <span role="status" className="min-w-0 flex-1 pl-1 text-soft">
          {t.unsaved}
        </span>
      )}
      <Button kind="quiet" onClick={() => reset()} disabled={busy}>
        {t.discard}
      </Button>
      <Button type="submit" kind="main" busy={busy}>
        {t.save}
      </Button>
    </div>
  )
}
