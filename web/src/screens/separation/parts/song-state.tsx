// A song that is on its way, or that could not be taken apart.
import type { Work } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import { chargeText } from '../../../features/making/works/charge-text.ts'
import { isPlaceholder } from '../../../features/making/works/work-pages.ts'
import {
  TryAgainButton,
  useProgressText,
  WorkProgressBar,
} from '../../../features/making/works/work-progress.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

export function SongUnderWay({ work, onStop }: { work: Work; onStop: () => void }) {
  const t = useTexts('works')
  const progress = useProgressText(work)
  return (
    <div className="flex flex-col gap-2 px-4 pb-4">
      <div className="flex items-center gap-2">
        <p className="figures min-w-0 flex-1 text-small text-soft">{progress}</p>
        {!isPlaceholder(work) && (
          <Button size="small" onClick={onStop}>
            {t.stop}
          </Button>
        )}
      </div>
      <WorkProgressBar work={work} />
    </div>
  )
}

type SongEndedProps = {
  work: Work
  onRetry: () => void
  onUse: () => void
  onRemove: () => void
}

export function SongEnded({ work, onRetry, onUse, onRemove }: SongEndedProps) {
  const t = useTexts('works')
  const own = useTexts('separation')
  const common = useTexts('common')
  const { number } = useFormats()
  const isStopped = work.status === workStates.stopped
  return (
    <div className="flex flex-col gap-2 px-4 pb-4">
      <div className="flex items-start gap-2">
        <Icon
          name={isStopped ? 'square' : 'circle-alert'}
          size={16}
          className={
            isStopped ? 'mt-0.5 scale-75 fill-current text-soft' : 'mt-0.5 shrink-0 text-danger'
          }
        />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">{isStopped ? t.stopped : work.message || t.failed}</p>
          <p className="figures text-small text-soft">{chargeText(work, { t, number })}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button size="small" icon="sliders-horizontal" onClick={onUse}>
          {own.otherSettings}
        </Button>
        <TryAgainButton work={work} onRetry={onRetry} />
        <IconButton icon="trash-2" label={common.delete} onClick={onRemove} />
      </div>
    </div>
  )
}
