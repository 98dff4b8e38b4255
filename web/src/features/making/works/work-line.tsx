// A work that is heard and not done yet, or ended without a result, as a line among others.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates } from '@atelier/contract/work-terms'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { chargeText } from './charge-text.ts'
import { useWorkName } from './work-name.ts'
import { StopButton, TryAgainButton, useProgressText, WorkProgressBar } from './work-progress.tsx'

type WorkLineProps = {
  work: Work
  onStop: () => void
  onRetry: () => void
  onDelete: () => void
}

export function WorkLine(props: WorkLineProps) {
  return isUnderWay(props.work.status) ? <UnderWay {...props} /> : <Ended {...props} />
}

const sign = 'grid size-14 shrink-0 place-items-center rounded-control bg-fill-strong text-soft'

function UnderWay({ work, onStop }: WorkLineProps) {
  const progress = useProgressText(work)
  return (
    <div className="flex h-full items-center gap-3 px-2">
      <span className={sign}>
        <Spinner />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{useWorkName()(work)}</p>
        <p className="figures mb-1.5 truncate text-small text-soft">{progress}</p>
        <WorkProgressBar work={work} />
      </div>
      <StopButton work={work} onStop={onStop} />
    </div>
  )
}

function Ended({ work, onRetry, onDelete }: WorkLineProps) {
  const t = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const isStopped = work.status === workStates.stopped
  const charge = chargeText(work, { t, number })
  return (
    <div className="@container h-full">
      <div className="flex h-full items-center gap-x-3 px-2 @max-[560px]:flex-wrap @max-[560px]:content-center @max-[560px]:gap-y-2">
        <span className={sign}>
          <Icon
            name={isStopped ? 'square' : 'circle-alert'}
            className={isStopped ? 'scale-75 fill-current' : 'text-danger'}
          />
        </span>
        <div className="min-w-0 flex-1 @max-[560px]:min-w-[60%]">
          <p className="flex gap-2">
            <span className="truncate font-medium">{useWorkName()(work)}</span>
            <span className="shrink-0 text-soft">{isStopped ? t.stopped : t.failed}</span>
          </p>
          <p className="figures line-clamp-2 text-small text-soft" title={work.message}>
            {[isStopped ? '' : work.message, charge].filter(Boolean).join(' ')}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1.5">
          <TryAgainButton work={work} onRetry={onRetry} />
          <IconButton icon="trash-2" label={common.delete} onClick={onDelete} />
        </div>
      </div>
    </div>
  )
}
