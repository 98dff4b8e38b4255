import { useTexts } from '../../../i18n/use-texts.ts'
import { fineClockText } from '../../../lib/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ClipPart } from './clip-part.ts'
import type { PartDownload } from './use-part-download.ts'

type ClipPartBarProps = {
  part: ClipPart
  onStartHere: () => void
  onEndHere: () => void
  onWhole: () => void
  download: PartDownload
}

/** What can be done with the chosen part. */
export function ClipPartBar({ part, onStartHere, onEndHere, onWhole, download }: ClipPartBarProps) {
  const t = useTexts('clipPlayer')
  const { status } = download
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2">
      <p className="figures min-w-40 flex-1">
        {t.partOf({
          from: fineClockText(part.startS),
          to: fineClockText(part.endS),
          length: (part.endS - part.startS).toFixed(2),
        })}
      </p>
      {status.is === 'cutting' ? (
        <>
          <progress
            aria-label={t.cutting}
            value={status.share}
            max={1}
            className="h-2 w-32 accent-(--accent-text)"
          />
          <span className="figures text-soft">
            {t.cuttingPercent({ n: Math.floor(status.share * 100) })}
          </span>
          <Button size="small" onClick={download.cancel}>
            {t.cancel}
          </Button>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" kind="quiet" onClick={onStartHere}>
            {t.startHere}
          </Button>
          <Button size="small" kind="quiet" onClick={onEndHere}>
            {t.endHere}
          </Button>
          <Button size="small" kind="quiet" onClick={onWhole}>
            {t.endTrim}
          </Button>
          <Button size="small" icon="download" onClick={download.start}>
            {t.downloadPart}
          </Button>
        </div>
      )}
      <p aria-live="polite" className="w-full text-small text-soft empty:hidden">
        {status.is === 'said' && (
          <span className={`flex items-center gap-2 ${status.failed ? 'text-danger' : ''}`}>
            <Icon name={status.failed ? 'circle-alert' : 'circle-check'} size={16} />
            {status.text}
          </span>
        )}
      </p>
    </div>
  )
}
