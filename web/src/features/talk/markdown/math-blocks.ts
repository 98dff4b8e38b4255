// Formulas that have their lines to themselves: `$$…$$`, `\[…\]`, and the environments of LaTeX that models write bare.

export interface MathBlock {
  readonly raw: string
  readonly tex: string
}

const OPENING = /^ {0,3}(?:(\$\$|\\\[)|\\begin\{([a-zA-Z]{1,20}\*?)\})/
const OPENINGS = /^ {0,3}(?:(\$\$|\\\[)|\\begin\{([a-zA-Z]{1,20}\*?)\})/gm
const NEXT_OPENING = /\n {0,3}(?:\$\$|\\\[|\\begin\{[a-zA-Z]{1,20}\*?\})/
/** What KaTeX can draw, and what it can under another name. */
const ENVIRONMENT =
  /^(?:align|alignat|aligned|alignedat|array|[bBpvV]?matrix|smallmatrix|[dr]?cases|CD|eqnarray|equation|gather|gathered|multline|split|subarray)\*?$/
/** A line that can be no part of a formula. */
const OTHER_BLOCK = /^ {0,3}(?:#{1,6}\s|`{3}|~{3}|[-*+][ \t]|\d{1,9}[.)][ \t]|>|\||<)/
/** No formula is longer, in characters: what opens one and never closes it costs no more than this. */
const longest = 4000

/** A formula block at the beginning of `source`. */
export function matchMathBlock(source: string): MathBlock | null {
  const opening = OPENING.exec(source)
  const place = opening && placeOf(opening, source)
  if (!opening || !place || place.closer === -1) return null
  const lineEnd = /[ \t]*(?:\n|$)/y
  lineEnd.lastIndex = place.end
  const rest = lineEnd.exec(source)
  if (!rest) return null
  const tex = source.slice(opening[1] ? opening[0].length : 0, place.closer).trim()
  return tex ? { raw: source.slice(0, place.end + rest[0].length), tex: texOf(tex) } : null
}

/** The environment that `source` begins with, if it is one of formulas. */
export function environmentAt(source: string): string | null {
  const opening = OPENING.exec(source)
  const place = opening?.[2] ? placeOf(opening, source) : null
  return place && place.closer !== -1 ? source.slice(0, place.end) : null
}

/** Whether a text that ends here may go on as an environment of formulas. */
export function mayBeginEnvironment(text: string): boolean {
  const name = /^\\begin\{([a-zA-Z]*\*?)(\})?/.exec(text)
  if (name) return name[2] === undefined || ENVIRONMENT.test(name[1] ?? '')
  return text.length > 1 && '\\begin{'.startsWith(text)
}

/** Blank lines, which TeX does not allow, divide lines of a formula. */
function texOf(tex: string): string {
  const parts = tex.split(/\n[ \t]*\n\s*/)
  if (parts.length === 1) return tex
  const plain = !/\\begin\{|&|\\\\/.test(tex)
  return plain ? `\\begin{gathered} ${parts.join(' \\\\ ')} \\end{gathered}` : parts.join('\n')
}

interface Place {
  /** Where the formula's source ends; -1 when it is not closed. */
  readonly closer: number
  /** After what closes it. */
  readonly end: number
  /** Whatever comes, it will not be closed any more. */
  readonly givenUp: boolean
}

function placeOf(opening: RegExpExecArray, source: string): Place {
  const [all, mark, name] = opening
  if (name !== undefined && !ENVIRONMENT.test(name)) return { closer: -1, end: -1, givenUp: true }
  const limit = limitOf(source, all.length, mark === '$$')
  const text = source.slice(0, limit)
  const closing = mark === '$$' ? '$$' : mark ? '\\]' : `\\end{${name}}`
  const at = text.indexOf(closing, all.length)
  if (at === -1) return { closer: -1, end: -1, givenUp: limit < source.length }
  const end = at + closing.length
  return { closer: mark ? at : end, end, givenUp: false }
}

/** How far a formula may reach that begins before `from`: dollars no further than a blank line. */
function limitOf(source: string, from: number, dollars: boolean): number {
  const max = Math.min(source.length, from + longest)
  const blank = /\n[ \t]*\n/g
  blank.lastIndex = from
  const text = source.slice(0, max)
  for (let match = blank.exec(text); match; match = blank.exec(text)) {
    const next = match.index + match[0].length
    if (dollars || OTHER_BLOCK.test(text.slice(next, next + 20))) return match.index
    blank.lastIndex = next - 1
  }
  return max
}

export function hasMathBlockLine(source: string): boolean {
  return source.search(OPENINGS) !== -1
}

/** Index of the line that opens the next formula block after the first line of `source`, or -1. */
export function nextMathBlockLine(source: string): number {
  const end = source.indexOf('\n\n')
  const paragraph = source.slice(0, Math.min(longest, end === -1 ? source.length : end))
  const match = NEXT_OPENING.exec(paragraph)
  return match ? match.index + 1 : -1
}

/**
 * Offset of a formula block within `opening` that is neither closed nor given up before the end of `rest`, which begins
 * with `opening`; -1 when there is none.
 */
export function undecidedMathBlock(opening: string, rest: string): number {
  const opener = new RegExp(OPENINGS)
  for (let match = opener.exec(opening); match; match = opener.exec(opening)) {
    const source = rest.slice(match.index)
    const { closer, end, givenUp } = placeOf(match, source)
    if (givenUp) continue
    if (closer === -1 || !source.includes('\n', end)) return match.index
    if (matchMathBlock(source)) opener.lastIndex = match.index + end
  }
  return -1
}
