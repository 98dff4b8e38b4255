// A song as a row of a list, 72 px high: its cover with the button that plays it, what it is called, how it sounds and where in it one is.
import type { MouseEventHandler, ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Waveform } from '../../../ui/waveform.tsx'
import { SongCover } from './song-cover.tsx'

export type SongLineProps = {
  title: string
  /** Behind the title: what tells it from others of its wish. */
  mark?: ReactNode
  /** Below it: its style, when it was made. */
  line: ReactNode
  style: string
  cover: string
  peaks: readonly number[]
  durationS: number
  /** Where it is, in seconds; 0 when it is not the current one. */
  positionS: number
  isCurrent: boolean
  isPlaying: boolean
  /** What it is called for screen readers, where that is more than the title. */
  spoken?: string
  /** Where its title leads; it is no link without. */
  link?: { href: string; onClick: MouseEventHandler<HTMLAnchorElement> }
  onToggle: () => void
  onSeek: (positionS: number) => void
  /** Buttons at its end. */
  actions?: ReactNode
}

export function SongLine(props: SongLineProps) {
  const { title, spoken = title, cover, style, peaks, durationS, positionS } = props
  const { isCurrent, isPlaying, link } = props
  const t = useTexts('music')
  const label = isPlaying ? t.pause({ title: spoken }) : t.play({ title: spoken })
  return (
    <div className="@container h-18">
      <div
        className={classes(
          'group/song grid h-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-control px-2 transition-[background-color] @min-[560px]:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)_auto_auto]',
          isCurrent ? 'bg-fill' : 'hover:bg-fill',
        )}
      >
        <button
          type="button"
          aria-label={label}
          data-tooltip={label}
          onClick={props.onToggle}
          className="relative row-span-2 size-14 shrink-0 overflow-hidden rounded-control @min-[560px]:row-span-1"
        >
          <SongCover src={cover} name={title} style={style} className="size-full" />
          <span
            className={classes(
              'absolute inset-0 grid place-items-center bg-[#00000066] text-[#fff] transition-[opacity]',
              !isCurrent &&
                'opacity-0 touch:bg-[#00000040] touch:opacity-100 group-hover/song:opacity-100 group-focus-within/song:opacity-100',
            )}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} className="fill-current" />
          </span>
        </button>
        <div className="min-w-0 self-end pb-0.5 @min-[560px]:self-center @min-[560px]:pb-0">
          <div className="flex min-w-0 items-center gap-1.5">
            {link ? (
              <a
                {...link}
                className={classes(
                  'touch-target min-w-0 truncate font-medium hover:underline',
                  isCurrent && 'text-accent-text',
                )}
              >
                {title}
              </a>
            ) : (
              <span className="min-w-0 truncate font-medium">{title}</span>
            )}
            {props.mark}
          </div>
          <p className="truncate text-small text-soft @max-[560px]:hidden">{props.line}</p>
        </div>
        <div className="col-start-2 row-start-2 min-w-0 self-start @min-[560px]:col-start-auto @min-[560px]:row-start-auto @min-[560px]:self-center">
          {peaks.length > 0 && durationS > 0 ? (
            <Waveform
              label={t.placeOf({ title: spoken })}
              peaks={peaks}
              positionS={positionS}
              durationS={durationS}
              valueText={(at) => t.placeIn({ at: clockText(at), of: clockText(durationS) })}
              height={32}
              onSeek={props.onSeek}
            />
          ) : (
            <div className="h-px bg-line" />
          )}
        </div>
        <span className="figures row-span-2 min-w-9 text-right text-small text-soft @min-[560px]:row-span-1">
          {durationS > 0 && clockText(isCurrent && positionS > 0 ? positionS : durationS)}
        </span>
        <div className="row-span-2 flex shrink-0 items-center @min-[560px]:row-span-1">
          {props.actions}
        </div>
      </div>
    </div>
  )
}
