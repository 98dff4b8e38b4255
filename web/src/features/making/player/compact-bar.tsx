import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Cover } from './cover.tsx'
import { playerHeight } from './player-height.ts'
import { currentTrack } from './player-state.ts'
import { usePlayer } from './player-store.ts'
import { toggleBySpace } from './toggle-by-space.ts'
import { NextButton, PlayButton } from './transport-buttons.tsx'

/** The bar of a phone, above the main places; the rest of the player opens from it. Gone while somebody types, as these are. */
export function CompactBar() {
  const t = useTexts('player')
  const track = usePlayer(currentTrack)
  const { open } = useDialogLink()
  if (!track) return null
  const title = track.title || t.untitled
  return (
    <section
      ref={playerHeight}
      aria-label={t.title}
      onKeyDown={toggleBySpace}
      className="relative flex h-16 shrink-0 items-center gap-1 border-t border-line bg-page pr-3 pl-2 [:root[style*='--visible-height']_&]:hidden"
    >
      <Progress />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open('player')}
        className="flex h-13 min-w-0 flex-1 items-center gap-3 rounded-control px-1 text-left"
      >
        <span className="sr-only">{t.open}</span>
        <Cover src={track.cover} className="size-11" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <SecondLine />
        </span>
      </button>
      <PlayButton size="large" kind="quiet" />
      <NextButton />
    </section>
  )
}

function SecondLine() {
  const t = useTexts('player')
  const track = usePlayer(currentTrack)
  const fault = usePlayer(({ faults }) => track && faults[track.id])
  const waits = usePlayer(({ waitsForNetwork }) => waitsForNetwork)
  return (
    <span className={`block truncate text-small ${fault ? 'text-danger' : 'text-soft'}`}>
      {fault ? (waits ? t.waits : t.faults[fault]) : track?.artist}
    </span>
  )
}

/** How much of the track has been; the sheet has what changes it. */
function Progress() {
  const share = usePlayer(({ positionS, durationS }) =>
    durationS ? Math.min(1, positionS / durationS) : 0,
  )
  return (
    <span
      aria-hidden="true"
      style={{ transform: `scaleX(${share})` }}
      className="absolute inset-x-0 -top-px h-0.5 origin-left bg-accent-text"
    />
  )
}
