import type { SetupStep } from '@atelier/contract/analytics-terms'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import type { SettingsDraft } from '../sites/settings/use-site-settings.ts'
import { addressOf, partAfter, partBefore } from './steps.ts'

/** The way on from a step: save what was typed, go on, or leave the step for later. */
export function StepFoot({
  step,
  isDone,
  draft: { isChanged, busy, failure },
  onSave,
}: {
  step: SetupStep
  isDone: boolean
  draft: SettingsDraft
  onSave: () => void
}) {
  const t = useTexts('adminStart')
  const navigate = useNavigate()
  const before = partBefore(step)
  const goOn = () => void navigate(addressOf(partAfter(step)))
  return (
    <div className="sticky bottom-0 z-bar -mx-4 flex flex-col gap-3 border-t border-line bg-page px-4 py-3 sm:-mx-6 sm:px-6">
      {failure && <FailureState inline message={failure} />}
      <div className="flex w-full max-w-140 flex-wrap items-center justify-end gap-2">
        {before && (
          <Link
            to={addressOf(before)}
            className="touch-target mr-auto rounded-small py-1.5 text-soft hover:text-text"
          >
            {t.back}
          </Link>
        )}
        {isChanged && (
          <Button kind="quiet" disabled={busy} onClick={goOn}>
            {t.skip}
          </Button>
        )}
        <Button
          kind={isChanged || isDone ? 'main' : 'plain'}
          busy={busy}
          onClick={isChanged ? onSave : goOn}
        >
          {isChanged ? t.saveAndGoOn : isDone ? t.goOn : t.skip}
        </Button>
      </div>
    </div>
  )
}
