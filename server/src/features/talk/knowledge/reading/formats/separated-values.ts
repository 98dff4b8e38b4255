// Tables as text: cells between commas, semicolons or tabs, in quotes where they hold such.
import type { Block } from '../block.ts'
import { namedRows, type Row } from '../table-rows.ts'

export type Separator = ',' | ';' | '\t'

export const readSeparated = (text: string, separator: Separator): Generator<Block> =>
  namedRows(separatedRows(text, separator), {})

/** A quote that is never closed ends with the text. */
export function* separatedRows(text: string, separator: Separator): Generator<Row> {
  let cells: string[] = []
  let first = 1
  let line = 1
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : { text: '', end: at }
    const end = endOf(text, cell.end, separator)
    cells.push(cell.text + text.slice(cell.end, end))
    line += text.slice(at, end).split('\n').length - 1
    at = end + 1
    if (text[end] === separator && at < text.length) continue
    yield { cells, lines: [first, line] }
    cells = []
    first = ++line
  }
}

function endOf(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++)
    if (text[at] === separator || text[at] === '\n') return at
  return text.length
}

function quotedCell(text: string, from: number): { text: string; end: number } {
  let cell = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { text: cell + text.slice(at), end: text.length }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { text: cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

const looked = 20

/** What separates the cells of the first lines, if these are rows of a table of two columns or more. */
export function separatorOf(text: string): Separator | null {
  const head = text.slice(0, 20_000)
  for (const separator of ['\t', ',', ';'] as const) {
    const rows: Row[] = []
    for (const row of separatedRows(head, separator)) if (rows.push(row) === looked) break
    if (head.length < text.length && rows.length < looked) rows.pop()
    const counts = new Set(rows.map(({ cells }) => cells.length))
    const [columns = 0] = counts
    if (rows.length > 1 && counts.size === 1 && columns > 1) return separator
  }
  return null
}
