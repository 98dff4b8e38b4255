import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Cover } from './cover.tsx'
import { player, usePlayer } from './player-store.ts'
import { timeText } from './time-text.ts'
import type { Track } from './track.ts'

/** What is pressed in a row. */
export type Deed = 'play' | 'up' | 'down' | 'remove'

type PlaylistRowProps = {
  track: Track
  place: number
  count: number
  onMove: (from: number, by: number, deed: Deed) => void
  onRemove: (place: number) => void
}

export function PlaylistRow({ track, place, count, onMove, onRemove }: PlaylistRowProps) {
  const t = useTexts('player')
  const isCurrent = usePlayer(({ at }) => at === place)
  const isOn = usePlayer(({ state, at }) => at === place && state !== 'paused')
  const fault = usePlayer(({ faults }) => faults[track.id])
  const title = track.title || t.untitled
  return (
    <li
      data-track={track.id}
      className={classes(
        'group flex items-center gap-1 rounded-control pr-1 [contain-intrinsic-size:auto_56px] [content-visibility:auto] hover:bg-fill focus-within:bg-fill',
        isCurrent && 'bg-fill',
      )}
    >
      <button
        type="button"
        data-deed="play"
        aria-current={isCurrent || undefined}
        onClick={() => (isCurrent ? player().toggle() : player().playAt(place))}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-left -outline-offset-2!"
      >
        {/* What a press does, before what it does it to. */}
        <span className="sr-only">{isOn ? t.pause : t.play}</span>
        <span className="relative">
          <Cover src={track.cover} className="size-10" />
          <Sign isCurrent={isCurrent} isOn={isOn} />
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={classes(
              'block truncate',
              isCurrent ? 'font-semibold text-accent-text' : 'font-medium',
            )}
          >
            {title}
          </span>
          <span
            className={classes('block truncate text-small', fault ? 'text-danger' : 'text-soft')}
          >
            {fault ? `${t.faults[fault]} ${t.retry}` : track.artist}
          </span>
        </span>
        <span className="figures shrink-0 text-small text-soft group-focus-within:hidden group-hover:hidden touch:hidden">
          {timeText(track.durationS)}
        </span>
      </button>
      <span className="flex w-0 shrink-0 items-center overflow-hidden opacity-0 group-focus-within:w-auto group-focus-within:overflow-visible group-focus-within:opacity-100 group-hover:w-auto group-hover:overflow-visible group-hover:opacity-100 touch:w-auto touch:overflow-visible touch:opacity-100">
        <IconButton
          icon="chevron-up"
          size="small"
          data-deed="up"
          label={t.moveUp({ title })}
          aria-disabled={place === 0 || undefined}
          className="aria-disabled:opacity-45 touch:size-11!"
          onClick={() => onMove(place, -1, 'up')}
        />
        <IconButton
          icon="chevron-down"
          size="small"
          data-deed="down"
          label={t.moveDown({ title })}
          aria-disabled={place === count - 1 || undefined}
          className="aria-disabled:opacity-45 touch:size-11!"
          onClick={() => onMove(place, 1, 'down')}
        />
        <IconButton
          icon="x"
          size="small"
          data-deed="remove"
          label={t.remove({ title })}
          className="touch:size-11!"
          onClick={() => onRemove(place)}
        />
      </span>
    </li>
  )
}

/** Over the cover: what a press would do, seen while one points at it and on the one that plays. */
const Sign = ({ isCurrent, isOn }: { isCurrent: boolean; isOn: boolean }) => (
  <span
    className={classes(
      'absolute inset-0 grid place-items-center rounded-control bg-[#000a] text-[#fff] transition-opacity',
      !isCurrent && 'opacity-0 group-hover:opacity-100',
    )}
  >
    <Icon name={isOn ? 'pause' : 'play'} className="[&_*]:fill-current" />
  </span>
)
