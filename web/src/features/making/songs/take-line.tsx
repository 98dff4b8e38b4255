import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Waveform } from '../../../ui/waveform.tsx'

type TakeLineProps = {
  /** What of it is said to screen readers. */
  title: string
  peaks: readonly number[]
  durationS: number
  /** Where it is, in seconds; 0 when it is not the current one. */
  positionS: number
  isCurrent: boolean
  isPlaying: boolean
  onToggle: () => void
  onSeek: (positionS: number) => void
}

/** One take of a song: how it sounds, where in it one is, and its button. */
export function TakeLine(props: TakeLineProps) {
  const { title, peaks, durationS, positionS, isCurrent, isPlaying } = props
  const t = useTexts('music')
  const place = (at: number) => t.placeIn({ at: clockText(at), of: clockText(durationS) })
  return (
    <div
      className={classes(
        'flex h-12 min-w-0 items-center gap-2 rounded-control pr-2 pl-1.5 transition-[background-color]',
        isCurrent ? 'bg-surface' : '',
      )}
    >
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t.pause({ title }) : t.play({ title })}
        kind={isCurrent ? 'main' : 'plain'}
        className="rounded-full!"
        face={<Icon name={isPlaying ? 'pause' : 'play'} size={16} className="fill-current" />}
        onClick={props.onToggle}
      />
      <div className="min-w-0 flex-1">
        {peaks.length > 0 && durationS > 0 ? (
          <Waveform
            label={t.placeOf({ title })}
            peaks={peaks}
            positionS={positionS}
            durationS={durationS}
            valueText={place}
            height={36}
            onSeek={props.onSeek}
          />
        ) : (
          <div className="h-px bg-line" />
        )}
      </div>
      <span className="figures min-w-9 text-right text-small text-soft">
        {clockText(isCurrent && positionS > 0 ? positionS : durationS)}
      </span>
    </div>
  )
}
