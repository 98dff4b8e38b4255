import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { currentTrack } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import { sungLine } from './sung-line.ts'
import type { TimedLine, Track } from './track.ts'

/** After somebody scrolled by hand it stays there for this long. */
const leftAloneMs = 4000

/** The words of the current track; `bare` without a heading. */
export function LyricsView({ bare = false }: { bare?: boolean }) {
  const t = useTexts('player')
  const track = usePlayer(currentTrack)
  if (!track) return null
  return (
    <>
      {!bare && (
        <h2 className="flex h-13 shrink-0 items-center pr-14 pl-5 font-medium">{t.lyrics}</h2>
      )}
      <Words key={track.id} track={track} />
    </>
  )
}

function Words({ track: { timed, lyrics } }: { track: Track }) {
  const t = useTexts('player')
  if (timed.length > 0) return <TimedWords lines={timed} />
  if (lyrics.trim() === '')
    return (
      <EmptyState icon="mic-vocal" title={t.noLyrics}>
        {t.noLyricsText}
      </EmptyState>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <p tabIndex={0} className="reading scroll-quiet flex-1 px-5 pt-1 pb-6 whitespace-pre-line">
      {lyrics}
    </p>
  )
}

/** The line that is sung stands out and stays in the middle. */
function TimedWords({ lines }: { lines: readonly TimedLine[] }) {
  const sung = usePlayer(({ positionS }) => sungLine(lines, positionS))
  const list = useRef<HTMLOListElement>(null)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const isFirst = useRef(true)

  useEffect(() => {
    const box = list.current
    const line = box?.children[sung]
    const behavior = isFirst.current ? 'instant' : 'smooth'
    isFirst.current = false
    if (!box || !(line instanceof HTMLElement)) return
    if (performance.now() - movedAt.current < leftAloneMs) return
    const top = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2
    box.scrollTo({ top, behavior: isCalm() ? 'instant' : behavior })
  }, [sung])

  const onMoved = () => {
    movedAt.current = performance.now()
  }
  return (
    <ol
      ref={list}
      onWheel={onMoved}
      onTouchMove={onMoved}
      className="scroll-quiet relative flex-1 px-2 pt-1 pb-6"
    >
      {lines.map(({ text, startS }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and keep their places
        <li key={index}>
          <button
            type="button"
            aria-current={index === sung || undefined}
            onClick={() => sing(startS)}
            className="reading w-full rounded-control px-3 py-1 text-left text-soft transition-[color] hover:bg-fill hover:text-text aria-[current]:font-semibold aria-[current]:text-text touch:min-h-11"
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** From that line on. */
function sing(startS: number): void {
  player().seek(startS)
  player().play()
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
