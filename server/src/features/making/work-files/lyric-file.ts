// The words of a song as a file that players read beside it: LRC.
import type { FileAbout } from '@atelier/contract/features/making/works'

/** Plain LRC text; without times where none are known. Undefined for what has no words. */
export function lyricFile(
  { title, lyrics = '', timed = [] }: Pick<FileAbout, 'title' | 'lyrics' | 'timed'>,
  durationS: number | null,
): string | undefined {
  const lines = timed.length
    ? timed.map(({ text, startS }) => `[${clock(startS, 2)}]${oneLine(text)}`)
    : lyrics.trim().split(/\r?\n/)
  if (!lines.some(Boolean)) return undefined
  return [
    ...(title ? [`[ti:${oneLine(title)}]`] : []),
    ...(durationS === null ? [] : [`[length:${clock(durationS, 0)}]`]),
    ...lines,
    '',
  ].join('\n')
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Minutes and seconds, with so many digits behind the point. */
function clock(seconds: number, digits: number): string {
  const steps = Math.round(Math.max(0, seconds) * 10 ** digits)
  const minute = 60 * 10 ** digits
  const rest = ((steps % minute) / 10 ** digits).toFixed(digits)
  return `${two(Math.floor(steps / minute))}:${rest.padStart(digits ? digits + 3 : 2, '0')}`
}

const two = (count: number): string => String(count).padStart(2, '0')
