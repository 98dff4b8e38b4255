// Lines of a page of a PDF as paragraphs.
import type { PdfLine } from './pdf-lines.ts'

const ended = /[.!?:;。！？：；…]["'”’」』)）]*$/

/** Paragraphs of one page, in order: told by distance, size of letters, indents and marks of lists. */
export function paragraphsOf(lines: PdfLine[]): string[] {
  const byDefault = defaultGap(lines)
  const paragraphs: string[] = []
  let text = ''
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (before && isNew(before, line, byDefault)) {
      paragraphs.push(text)
      text = line.text
    } else text = before ? joinLines(text, line.text) : line.text
  }
  if (text) paragraphs.push(text)
  return paragraphs
}

function isNew(before: PdfLine, line: PdfLine, byDefault: number): boolean {
  const taller = Math.max(before.height, line.height)
  if (Math.abs(before.height - line.height) > taller * 0.15) return true
  const gap = before.y - line.y
  // Up the page again: the next column.
  if (gap < 0) return ended.test(before.text)
  if (gap > byDefault * 1.35) return true
  if (/^(?:[•·▪◦‣–-]|\(?\d{1,3}[.)、])\s/.test(line.text)) return true
  return line.x > before.x + line.height * 0.8 && ended.test(before.text)
}

/** Most common distance from line to line; where there are too few to tell, that of single spacing. */
function defaultGap(lines: PdfLine[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => (lines[index]?.y ?? 0) - line.y)
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b)
  const single = (lines[0]?.height ?? 12) * 1.5
  const middle = gaps[Math.floor((gaps.length - 1) / 2)]
  return gaps.length < 3 || !middle ? single : middle
}

const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。、！？：；）」』”]/u

/** Two lines as one: a word broken at the end is whole again, and Chinese has no space between. */
export function joinLines(before: string, line: string): string {
  const last = [...before.slice(-2)].at(-1) ?? ''
  if (last === '\u00ad') return before.slice(0, -1) + line
  if (/\p{L}[-‐]$/u.test(before) && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line
  const first = [...line.slice(0, 2)][0] ?? ''
  return isWide.test(last) && /[^\x20-\x7e]/.test(first) ? before + line : `${before} ${line}`
}
