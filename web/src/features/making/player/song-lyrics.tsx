import { useTexts } from '../../../i18n/use-texts.ts'
import { currentTrack } from './player-state.ts'
import { usePlayer } from './player-store.ts'
import { sungLine } from './sung-line.ts'
import type { Track } from './track.ts'

type SongLyricsProps = {
  track: Track
  /** Plays the song from there on. */
  onPlayFrom: (positionS: number) => void
}

/** The words of a song on a page; while it plays, the line that is sung is marked, and each line leads to where it is sung. */
export function SongLyrics({ track, onPlayFrom }: SongLyricsProps) {
  const t = useTexts('media')
  const { id, timed, lyrics } = track
  const sung = usePlayer((facts) =>
    currentTrack(facts)?.id === id ? sungLine(timed, facts.positionS) : -1,
  )
  if (timed.length === 0 && lyrics.trim() === '') return null
  return (
    <section aria-label={t.lyrics} className="flex flex-col gap-1.5">
      <h2 className="text-soft">{t.lyrics}</h2>
      {timed.length === 0 ? (
        <p className="reading whitespace-pre-line">{lyrics}</p>
      ) : (
        <ol className="-mx-2">
          {timed.map(({ text, startS }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and keep their places
            <li key={index}>
              <button
                type="button"
                aria-current={index === sung || undefined}
                onClick={() => onPlayFrom(startS)}
                className="reading w-full rounded-control px-2 py-0.5 text-left transition-[color] hover:bg-fill aria-[current]:bg-fill aria-[current]:font-semibold touch:min-h-11"
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
