import { useNavigate } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { groupLink } from '../../../features/talk/groups/group-link.ts'
import type { Import, ImportState } from '../../../features/talk/transfer/use-import.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { ProblemList } from './problem-list.tsx'

type StepProps<S extends ImportState['step']> = {
  past: Import
  state: Extract<ImportState, { step: S }>
}

export function ImportingStep({ past, state: { done, of } }: StepProps<'importing'>) {
  const t = useTexts('past')
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex justify-between">
        <p aria-live="polite">{t.importing}</p>
        <p className="text-soft">{t.progress({ done, of })}</p>
      </div>
      <progress aria-label={t.importing} value={done} max={of} className="w-full accent-accent" />
      <div className="flex justify-end">
        <Button onClick={past.stop}>{t.stop}</Button>
      </div>
    </div>
  )
}

export function StoppedStep({ past, state }: StepProps<'stopped'>) {
  const t = useTexts('past')
  const common = useTexts('common')
  const { reading, imported, rest, failure } = state
  return (
    <div className="flex flex-col gap-4 py-2">
      {failure !== undefined && (
        <FailureState inline message={failureText(failure, common.somethingWrong)} />
      )}
      <p>
        {t.imported({ n: imported })}. <span className="text-soft">{t.importStopped}</span>
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={past.restart}>{t.otherFiles}</Button>
        <Button kind="main" onClick={() => void past.send(reading, rest)}>
          {t.goOn}
        </Button>
      </div>
    </div>
  )
}

/** What the server says, with the first field it names. */
function failureText(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailure)) return otherwise
  const [first] = failure.fields
  return first ? `${failure.message} (${first.field}: ${first.reason})` : failure.message
}

type DoneStepProps = StepProps<'done'> & { onClose: () => void }

export function DoneStep({ past, state, onClose }: DoneStepProps) {
  const t = useTexts('past')
  const navigate = useNavigate()
  const { reading, imported, newest } = state
  return (
    <div className="flex flex-col gap-4 py-2">
      <p aria-live="polite" className="text-read font-medium">
        {t.imported({ n: imported })}
      </p>
      <ProblemList problems={reading.problems} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={past.restart}>{t.otherFiles}</Button>
        {newest !== undefined && (
          <Button onClick={() => navigate(groupLink(newest))}>{t.openFirst}</Button>
        )}
        <Button
          kind="main"
          onClick={() => {
            onClose()
            past.restart()
          }}
        >
          {t.done}
        </Button>
      </div>
    </div>
  )
}
