// Quotes. The lexer's own reading of them takes twice as long for each line that goes on without its `>`, and so without end.

export interface Quote {
  readonly raw: string
  /** Its lines without their `>`. */
  readonly text: string
}

const MARKER = /^ {0,3}>( |\t)?/
/** A line that begins something of its own, and so does not go on with a quoted paragraph. */
const OTHER_BLOCK =
  /^ {0,3}(?:#{1,6}(?:\s|$)|`{3,}|~{3,}|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|(?:[-*_][ \t]*){3,}$|<(?:[a-zA-Z/!?]))/
/** What a line may begin with before the words of a paragraph. */
const CONTAINERS = /^(?: {0,3}>[ \t]?| {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+)*/
/** What no line goes on with: headings, rules, tables and code. */
const NO_PARAGRAPH = /^(?: {4}|\t| {0,3}(?:#{1,6}(?:\s|$)|`{3,}|~{3,}|\||(?:[-*_][ \t]*){3,}$|$))/
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/

/** The quote that `source` begins with: lines with `>`, and those that go on with its last paragraph. */
export function matchQuote(source: string): Quote | null {
  if (!MARKER.test(source)) return null
  const lines: string[] = []
  let end = 0
  let inFence = false
  for (let at = 0; at <= source.length; ) {
    const newline = source.indexOf('\n', at)
    const stop = newline === -1 ? source.length : newline
    const line = source.slice(at, stop)
    const marker = MARKER.exec(line)
    if (marker) {
      const text = line.slice(marker[0].length)
      lines.push(marker[1] === '\t' ? `  ${text}` : text)
      if (FENCE.test(text.replace(CONTAINERS, ''))) inFence = !inFence
    } else {
      const before = (lines.at(-1) ?? '').replace(CONTAINERS, '')
      if (line.trim() === '' || inFence || NO_PARAGRAPH.test(before) || OTHER_BLOCK.test(line))
        break
      // An underline would make a heading of what is before it.
      lines.push(/^ {0,3}=+[ \t]*$/.test(line) ? `    ${line.trim()}` : line)
    }
    end = stop
    at = stop + 1
  }
  return { raw: source.slice(0, end), text: lines.join('\n') }
}
