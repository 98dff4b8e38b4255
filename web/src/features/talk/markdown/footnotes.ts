// Footnotes: `[^label]` in the text, `[^label]: words` for what it says. They are kept among the link definitions, under `^label`.
import type { Definitions } from './tokens.ts'

export interface FootnoteSource {
  readonly raw: string
  readonly label: string
  /** Markdown, without the marks of the footnote. */
  readonly body: string
}

const REFERENCE = /^\[\^([^\]\s[]{1,60})\]/
const OPENING = /^ {0,3}\[\^([^\]\s[]{1,60})\]:[ \t]*/
/** A line that goes on with neither a paragraph nor a footnote. */
const OTHER_BLOCK =
  /^ {0,3}(?:\[\^[^\]\s[]{1,60}\]:|#{1,6}\s|`{3}|~{3}|[-*+][ \t]|\d{1,9}[.)][ \t]|>|\||<|\$\$|\\\[|(?:[-*_][ \t]*){3,}$)/

/** A footnote at the beginning of `source`: its line, the lines that go on with it, and indented ones after blank ones. */
export function matchFootnote(source: string): FootnoteSource | null {
  const opening = OPENING.exec(source)
  if (!opening) return null
  let end = lineEnd(source, 0)
  const lines = [source.slice(opening[0].length, end)]
  let blank = 0
  for (let at = end + 1; at < source.length; ) {
    const lineStop = lineEnd(source, at)
    const line = source.slice(at, lineStop)
    at = lineStop + 1
    if (line.trim() === '') {
      blank += 1
      continue
    }
    const indented = /^(?: {2,4}|\t)/.exec(line)
    if (!indented && (blank > 0 || OTHER_BLOCK.test(line))) break
    for (; blank > 0; blank -= 1) lines.push('')
    lines.push(line.slice(indented?.[0].length ?? 0))
    end = lineStop
  }
  const raw = source.slice(0, Math.min(source.length, end + 1))
  return { raw, label: noteKey(opening[1] ?? ''), body: lines.join('\n') }
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from)
  return end === -1 ? source.length : end
}

/** A number in the text, where its footnote is defined; null elsewhere. */
export function matchNoteReference(source: string, definitions: Definitions) {
  const match = REFERENCE.exec(source)
  if (!match) return null
  const label = noteKey(match[1] ?? '')
  return Object.hasOwn(definitions, label) ? { raw: match[0], label } : null
}

function noteKey(label: string): string {
  return `^${label.toLowerCase()}`
}

/** What stands for a label: its own number, and for words the next numbers after those. */
export function noteNumber(label: string, definitions: Definitions): number {
  const own = numberIn(label)
  if (own > 0) return own
  const labels = Object.keys(definitions).filter((key) => key.startsWith('^'))
  const words = labels.filter((key) => numberIn(key) === 0)
  return Math.max(0, ...labels.map(numberIn)) + words.indexOf(label) + 1
}

const numberIn = (label: string): number =>
  /^\^[1-9]\d{0,2}$/.test(label) ? Number(label.slice(1)) : 0
