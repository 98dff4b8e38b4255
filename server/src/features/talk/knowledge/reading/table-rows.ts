// Rows of tables as text that can be understood one by one.
import type { PassagePlace } from '@atelier/contract/knowledge-terms'
import type { Block } from './block.ts'

/** `line`s from 1 where the format has such. */
export type Row = { cells: string[]; lines?: [number, number] }

const flat = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim()

/** Rows as `Name: value; Name: value`, if the first row is one of names; else their cells. */
export function* namedRows(rows: Iterable<Row>, place: PassagePlace): Generator<Block> {
  let names: string[] | null = null
  let first: Row | null = null
  for (const row of rows) {
    const cells = row.cells.map(flat)
    if (!cells.some(Boolean)) continue
    if (!names) {
      names = isOfNames(cells) ? cells : []
      if (names.length > 0) {
        first = row
        continue
      }
    }
    first = null
    yield blockOf(row, namedCells(cells, names), place)
  }
  // Names alone.
  if (first) yield blockOf(first, first.cells.map(flat).filter(Boolean).join(' | '), place)
}

function blockOf({ lines }: Row, text: string, place: PassagePlace): Block {
  return { kind: 'rows', text, place: lines ? { ...place, lines } : place }
}

function namedCells(cells: string[], names: string[]): string {
  const said = cells.map((cell, index) => {
    const name = names[index]
    return cell && name ? `${name}: ${cell}` : cell
  })
  return said.filter(Boolean).join(names.length > 0 ? '; ' : ' | ')
}

const isNumber = (cell: string): boolean => /^[-+]?[\d.,\s%]+$/.test(cell)

/** Names are at least two, short, each another, and no numbers. */
function isOfNames(cells: string[]): boolean {
  const filled = cells.filter(Boolean)
  return (
    filled.length > 1 &&
    new Set(filled).size === filled.length &&
    filled.every((cell) => cell.length <= 80 && !isNumber(cell))
  )
}

/** Rows of a table in a text as lines of cells; the first is said again in each passage. */
export function* plainRows(rows: Iterable<string[]>, place: PassagePlace): Generator<Block> {
  let header: string | undefined
  for (const cells of rows) {
    const text = cells.map(flat).join(' | ')
    if (!/[^|\s]/.test(text)) continue
    yield { kind: 'rows', text: text.trim(), place, ...(header ? { header } : {}) }
    header ??= text.trim()
  }
}
