import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { player, usePlayer } from './player-store.ts'
import type { Track } from './track.ts'

type NowPlayingProps = {
  track: Track
  /** For the sheet: larger. */
  large?: boolean
}

/** What the current track is called, by whom it is, and why it cannot be played where that is so. */
export function NowPlaying({ track, large = false }: NowPlayingProps) {
  const t = useTexts('player')
  const title = track.title || t.untitled
  return (
    <div className="min-w-0">
      <Link
        to={track.link ?? `/workDetails?id=${track.workId}`}
        data-tooltip={title}
        className={classes(
          'block truncate rounded-small font-medium hover:underline',
          large && 'text-title font-semibold',
        )}
      >
        {title}
      </Link>
      <FaultLine track={track} />
    </div>
  )
}

/** The artist, or what is wrong with it and the way to try again. */
function FaultLine({ track: { id, artist } }: { track: Track }) {
  const t = useTexts('player')
  const fault = usePlayer(({ faults }) => faults[id])
  const waits = usePlayer(({ waitsForNetwork }) => waitsForNetwork)
  if (!fault) return <p className="min-h-4 truncate text-small text-soft">{artist}</p>
  return (
    <p className="flex items-center gap-2 text-small text-danger">
      <span className="truncate">{waits ? t.waits : t.faults[fault]}</span>
      <button
        type="button"
        onClick={() => player().play()}
        className="touch-target shrink-0 rounded-small font-medium text-text underline underline-offset-2"
      >
        {t.retry}
      </button>
    </p>
  )
}
