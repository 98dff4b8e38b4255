import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { useChange } from '../frame/use-change.ts'

const failureText = {
  noRoom: 'backupNoRoom',
  storage: 'backupNoStorage',
  other: 'backupFailed',
} as const

/** Begins a backup, and says how the last one went. */
export function BackUpNow({ state }: { state: ReplyAt<'backups.list'> }) {
  const t = useTexts('console')
  const { ago } = useFormats()
  const make = useChange('backups.make')
  const { makingSince, failure } = state
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        kind="main"
        busy={make.isPending || makingSince !== null}
        onClick={() => make.mutate({})}
      >
        {t.backUp}
      </Button>
      <p role="status" className="text-soft empty:hidden">
        {makingSince && t.backingUp({ ago: ago(makingSince) })}
      </p>
      {failure && <FailureState inline message={t[failureText[failure]]} />}
    </div>
  )
}
