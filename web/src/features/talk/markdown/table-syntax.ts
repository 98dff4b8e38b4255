// Tables, without losing a cell: `|` within a formula or a code span divides nothing where the row would else have too
// many cells, and cells beyond the last column get columns of their own.
import type { Tokens } from 'marked'

type ReadTable = (source: string) => Tokens.Table | undefined

/** A pipe that divides nothing, while the lexer reads; of the same length. */
const KEPT = '\uE002'
const maxColumns = 64

export function readTable(source: string, read: ReadTable): Tokens.Table | undefined {
  const whole = read(source)
  if (!whole) return undefined
  const table = untilBlank(whole, source, read)
  if (!table) return undefined
  const columns = table.header.length
  const lines = table.raw.trimEnd().split('\n')
  const masked = lines.map((line, at) => (at === 1 ? line : keepPipes(line, columns, at > 1)))
  const changed = masked.some((line, at) => line !== lines[at])
  const tail = table.raw.slice(lines.join('\n').length)
  const reread = changed ? (read(masked.join('\n') + tail) ?? table) : table
  const rows = reread.rows.map((row, at) => [...row, ...beyond(masked[at + 2] ?? '', row, columns)])
  const widest = Math.min(maxColumns, Math.max(columns, ...rows.map((row) => row.length)))
  return {
    ...reread,
    raw: table.raw,
    header: padded(reread.header.map(restored), widest, true),
    rows: rows.map((row) => padded(row.map(restored), widest, false)),
  }
}

/** A line of tabs ends a table, as a line of spaces does. */
function untilBlank(
  table: Tokens.Table,
  source: string,
  read: ReadTable,
): Tokens.Table | undefined {
  const blank = table.raw.search(/\n *\t[ \t]*(?:\n|$)/)
  return blank === -1 ? table : read(source.slice(0, blank + 1))
}

/** Cells that the row has beyond the last column; all that is beyond the most there may be stays in the last. */
function beyond(
  line: string,
  row: readonly Tokens.TableCell[],
  columns: number,
): Tokens.TableCell[] {
  const extra = cellsOf(line).slice(columns)
  const rest = maxColumns - columns
  const kept =
    extra.length > rest ? [...extra.slice(0, rest - 1), extra.slice(rest - 1).join(' | ')] : extra
  const model = row[0]
  return model && rest > 0 ? kept.map((text) => ({ ...model, text, align: null, tokens: [] })) : []
}

function padded(row: Tokens.TableCell[], width: number, header: boolean): Tokens.TableCell[] {
  const missing = Array.from({ length: Math.max(0, width - row.length) }, () => emptyCell(header))
  return [...row, ...missing]
}

const emptyCell = (header: boolean): Tokens.TableCell => ({
  text: '',
  tokens: [],
  header,
  align: null,
})

function restored(cell: Tokens.TableCell): Tokens.TableCell {
  return cell.text.includes(KEPT) ? { ...cell, text: cell.text.replaceAll(KEPT, '|') } : cell
}

const FORMULA = /\$(?![\s$])(?:\\.|[^$\\`])*?(?:\\[^\n]|[^\s\\$])\$(?![\p{L}\p{N}$])|\\\(.*?\\\)/gu
const CODE = /(`+)(?!`)[^\n]*?[^`]\1(?!`)/g

/**
 * The line with pipes set aside that divide nothing: `\|` in a formula, which is TeX's own, and where the row has more cells
 * than there are columns any in its formulas and code spans.
 */
function keepPipes(line: string, columns: number, isRow: boolean): string {
  if (!/[$`]|\\\(/.test(line)) return line
  const own = line.replace(FORMULA, (formula) => formula.replaceAll('\\|', `\\${KEPT}`))
  if (isRow && cellsOf(own).length <= columns) return own
  const kept = own
    .replace(CODE, (code) => code.replaceAll(/(?<!\\)\|/g, KEPT))
    .replace(FORMULA, (formula) => formula.replaceAll('|', KEPT))
  return isRow && cellsOf(kept).length < 2 && columns > 1 ? own : kept
}

/** By unescaped pipes; those at the ends divide nothing. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}
