// Colours code line by line as it grows. Finished lines are coloured from the last place where the language stood at its
// outermost level, so that the cost of a line does not grow with the code before it.

import { isPrefix } from './is-prefix.ts'

export interface Segment {
  readonly text: string
  /** One of our own colour classes; null for plain text. */
  readonly colour: string | null
}

export type Line = readonly Segment[]

/** Colours a piece of code that begins at the outermost level. */
export type Colourer = (code: string) => {
  readonly lines: readonly Line[]
  /** The piece ends at the outermost level: the next one can be coloured by itself. */
  readonly complete: boolean
}

/** An immutable state; lines and groups that did not change keep their identity. */
export interface CodeLines {
  readonly code: string
  readonly colourer: Colourer | null
  /** Lines in complete groups of `lineGroupSize` that will not change any more. */
  readonly groups: readonly (readonly Line[])[]
  /** Finished lines after the groups. */
  readonly recent: readonly Line[]
  /** Offset of the line that is not finished. */
  readonly lineStart: number
  /** Where the piece begins that is coloured next, as an offset and as a place in `recent`. */
  readonly pieceStart: number
  readonly pieceLine: number
  /** Lines of that piece that have their colours. */
  readonly coloured: number
}

export const lineGroupSize = 40
/** Up to this many lines and characters a piece is coloured anew with each line; then only when it has grown by a quarter. */
const eagerLines = 80
const eagerLength = 6000
/** Lines and characters coloured in a first turn, so that much code does not hold up the page; each further turn doubles the piece. */
const firstTurnLines = 200
const firstTurnLength = 4000
/** A piece that is longer, in characters, is ended although the language is not at its outermost level: so it costs no more. */
const longestPiece = 12_000
/** A longer line stays plain: tens of thousands of colours in one line would take a browser seconds to lay out. */
const longestLine = 1500

const noLines: CodeLines = {
  code: '',
  colourer: null,
  groups: [],
  recent: [],
  lineStart: 0,
  pieceStart: 0,
  pieceLine: 0,
  coloured: 0,
}

/** The state for `code`, whose last line is finished unless `open`; built on `previous` where `code` continues it. */
export function advanceLines(
  previous: CodeLines | null,
  code: string,
  colourer: Colourer | null,
  open: boolean,
): CodeLines {
  const base = previous && continues(previous, code, colourer) ? previous : { ...noLines, colourer }
  if (base.code === code && isDone(base, open)) return base
  return settle(colour(takeLines(base, code, open), open))
}

function continues(previous: CodeLines, code: string, colourer: Colourer | null): boolean {
  if (previous.colourer !== colourer) return false
  if (previous.code === code) return true
  return hasUnfinishedLine(previous) && isPrefix(previous.code, code)
}

function hasUnfinishedLine({ lineStart, code }: CodeLines): boolean {
  return lineStart <= code.length
}

/** Whether all lines are taken and have their colours. */
export function isDone(lines: CodeLines, open: boolean): boolean {
  if (!open && hasUnfinishedLine(lines)) return false
  return !lines.colourer || !isDue(lines, open)
}

/** The line that is not finished yet, if there is one. */
export function unfinishedLine(lines: CodeLines): string | null {
  return hasUnfinishedLine(lines) ? lines.code.slice(lines.lineStart) : null
}

/** Every line for drawing, in groups of `lineGroupSize`. */
export function lineGroups({ groups, recent }: CodeLines): readonly (readonly Line[])[] {
  if (recent.length <= lineGroupSize) return [...groups, recent]
  const rest = Array.from({ length: Math.ceil(recent.length / lineGroupSize) }, (_, index) =>
    recent.slice(index * lineGroupSize, (index + 1) * lineGroupSize),
  )
  return [...groups, ...rest]
}

function takeLines(base: CodeLines, code: string, open: boolean): CodeLines {
  const taken: Line[] = []
  let { lineStart } = base
  for (let end = code.indexOf('\n', lineStart); end !== -1; end = code.indexOf('\n', lineStart)) {
    taken.push(plainLine(code.slice(lineStart, end)))
    lineStart = end + 1
  }
  if (!open && lineStart <= code.length) {
    taken.push(plainLine(code.slice(lineStart)))
    lineStart = code.length + 1
  }
  const recent = taken.length === 0 ? base.recent : [...base.recent, ...taken]
  return { ...base, code, recent, lineStart }
}

function plainLine(text: string): Line {
  return [{ text, colour: null }]
}

function isDue(lines: CodeLines, open: boolean): boolean {
  const size = lines.recent.length - lines.pieceLine
  if (size === lines.coloured) return false
  if (!open || lines.coloured === 0) return true
  const isShort = size <= eagerLines && lines.lineStart - lines.pieceStart <= eagerLength
  return isShort || size >= lines.coloured * 1.25
}

function colour(lines: CodeLines, open: boolean): CodeLines {
  const { colourer, recent, pieceLine, pieceStart } = lines
  if (!colourer || !isDue(lines, open)) return lines
  const { size, end, isLast } = nextPiece(lines)
  if (size === 0) return withPieceAt(lines, pieceLine + 1, endOfLines(lines, 1))
  const result = colourer(lines.code.slice(pieceStart, end))
  const next = recent.map((line, place) => {
    const fresh = place >= pieceLine ? result.lines[place - pieceLine] : undefined
    return fresh && place < pieceLine + size && !sameLine(line, fresh) ? fresh : line
  })
  const coloured = { ...lines, recent: next }
  if (result.complete || isLast) return withPieceAt(coloured, pieceLine + size, end)
  return { ...coloured, coloured: size }
}

function withPieceAt(lines: CodeLines, pieceLine: number, pieceStart: number): CodeLines {
  return { ...lines, pieceStart, pieceLine, coloured: 0 }
}

interface Piece {
  /** In lines; 0 when the first one is too long for colours. */
  readonly size: number
  /** Offset of its end. */
  readonly end: number
  /** It must not grow any more. */
  readonly isLast: boolean
}

function nextPiece(lines: CodeLines): Piece {
  const { code, pieceStart } = lines
  const max = Math.min(
    lines.recent.length - lines.pieceLine,
    Math.max(firstTurnLines, lines.coloured * 2),
  )
  const before = lines.coloured === 0 ? 0 : endOfLines(lines, lines.coloured) - pieceStart
  const length = Math.min(longestPiece, Math.max(firstTurnLength, before * 2))
  let end = pieceStart
  let size = 0
  for (; size < max; size += 1) {
    const newline = code.indexOf('\n', end)
    const lineEnd = newline === -1 ? code.length : newline
    if (lineEnd - end > longestLine) return { size, end, isLast: true }
    if (size > 0 && lineEnd - pieceStart > length) break
    end = lineEnd + 1
  }
  return { size, end, isLast: end - pieceStart > longestPiece - longestLine }
}

/** Offset after the first `count` lines of the piece. */
function endOfLines({ code, pieceStart }: CodeLines, count: number): number {
  let at = pieceStart
  for (let line = 0; line < count; line += 1) {
    const end = code.indexOf('\n', at)
    if (end === -1) return code.length + 1
    at = end + 1
  }
  return at
}

function sameLine(a: Line, b: Line): boolean {
  return (
    a.length === b.length &&
    a.every((segment, place) => {
      const other = b[place]
      return segment.text === other?.text && segment.colour === other.colour
    })
  )
}

/** Moves lines that are done into groups. */
function settle(lines: CodeLines): CodeLines {
  const done = lines.colourer ? lines.pieceLine : lines.recent.length
  const count = Math.floor(done / lineGroupSize)
  if (count === 0) return lines
  const moved = Array.from({ length: count }, (_, index) =>
    lines.recent.slice(index * lineGroupSize, (index + 1) * lineGroupSize),
  )
  return {
    ...lines,
    groups: [...lines.groups, ...moved],
    recent: lines.recent.slice(count * lineGroupSize),
    pieceLine: Math.max(0, lines.pieceLine - count * lineGroupSize),
  }
}
