import { useEffect, useRef } from 'react'

type Line = { text: string; startS: number; endS: number }

type TimedLyricsProps = {
  lines: readonly Line[]
  /** Which is sung now; −1 for none. */
  sung: number
  /** A line was pressed. */
  onLine: (startS: number) => void
  className?: string
}

/** The words of a song by their time: the sung one stands out and is kept in sight. */
export function TimedLyrics({ lines, sung, onLine, className = '' }: TimedLyricsProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const line = box?.children[sung]
    if (!box || !(line instanceof HTMLElement)) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({
      top: line.offsetTop - (box.clientHeight - line.offsetHeight) / 2,
      behavior: isCalm ? 'instant' : 'smooth',
    })
  }, [sung])
  return (
    <ol ref={list} className={`scroll-quiet relative ${className}`}>
      {lines.map(({ text, startS }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and keep their places
        <li key={index}>
          <button
            type="button"
            aria-current={index === sung || undefined}
            onClick={() => onLine(startS)}
            className="reading w-full rounded-control px-3 py-0.5 text-left text-soft transition-[color] hover:bg-fill hover:text-text aria-[current]:font-semibold aria-[current]:text-text touch:min-h-11"
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  )
}
