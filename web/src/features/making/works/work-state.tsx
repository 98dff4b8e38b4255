// A work that is not done: on its way, or ended without a result.
import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { chargeText } from './charge-text.ts'
import { useWorkName } from './work-name.ts'
import { StopButton, TryAgainButton, useProgressText, WorkProgressBar } from './work-progress.tsx'

type WorkUnderWayProps = {
  work: Work
  onStop: () => void
  /** What it is called stands elsewhere. */
  isNamed?: boolean
}

export function WorkUnderWay({ work, onStop, isNamed = true }: WorkUnderWayProps) {
  const progress = useProgressText(work)
  const name = useWorkName()(work)
  return (
    <div className="@container absolute inset-0">
      {work.preview !== '' && (
        <img
          key={work.preview}
          src={work.preview}
          alt=""
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="absolute inset-0 flex flex-col justify-end gap-1.5 p-2.5">
        <div className="flex items-end gap-2 rounded-control bg-surface/85 p-2">
          <div className="min-w-0 flex-1 text-small">
            {isNamed && <p className="line-clamp-1">{name}</p>}
            <p className="figures flex gap-1.5 text-soft">
              <Spinner size={16} />
              <span className="line-clamp-2 min-w-0 @max-[150px]:sr-only">{progress}</span>
            </p>
          </div>
          <StopButton work={work} size="small" onStop={onStop} />
        </div>
        <WorkProgressBar work={work} />
      </div>
    </div>
  )
}

type WorkEndedProps = {
  work: Work
  onRetry: () => void
  onDelete: () => void
  /** What it is called stands elsewhere. */
  isNamed?: boolean
}

/** What went wrong and what to do about it, in a place of any shape. */
export function WorkEnded({ work, onRetry, onDelete, isNamed = true }: WorkEndedProps) {
  const t = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const name = useWorkName()(work)
  const isStopped = work.status === workStates.stopped
  return (
    <div className="@container h-full">
      <div className="flex h-full flex-col gap-1 p-3 @max-[190px]:p-2">
        <p className="flex items-center gap-2 font-medium">
          <Icon
            name={isStopped ? 'square' : 'circle-alert'}
            size={16}
            className={isStopped ? 'scale-75 fill-current text-soft' : 'text-danger'}
          />
          {isStopped ? t.stopped : t.failed}
        </p>
        {isNamed && <p className="truncate text-small text-soft">{name}</p>}
        <div className="min-h-0 flex-1 overflow-hidden text-small">
          {!isStopped && (
            <p className="line-clamp-3" title={work.message}>
              {work.message}
            </p>
          )}
          <p className="figures text-soft">{chargeText(work, { t, number })}</p>
        </div>
        <div className="flex gap-1.5">
          <TryAgainButton work={work} onRetry={onRetry} />
          <IconButton icon="trash-2" label={common.delete} onClick={onDelete} />
        </div>
      </div>
    </div>
  )
}
