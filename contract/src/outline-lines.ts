// The lines of an outline in markdown: what each is by itself, and then by those before it.
import { plainWords } from './outline-words.ts'

export type OutlineLine =
  | { kind: 'heading'; level: number; text: string }
  /** `indent` in columns; `depth`: 1, and more for `1.1` below `1.`. */
  | { kind: 'item'; indent: number; depth: number; isBullet: boolean; text: string }
  | { kind: 'words'; indent: number; text: string }
  /** A row of a table: its first cell, and the others under the names of their columns. */
  | { kind: 'row'; text: string; cells: string[] }
  | { kind: 'gap' }

const bullet =
  /^(?:[-*+•·‣▪–—]|\(?\d{1,4}[.)、．）]|\(?[a-zA-Z][.)）](?=\s)|[（(]?[一二三四五六七八九十]{1,3}[、．.)）])(?:\s+|(?<=[、．）])|$)/u
const numbers = /^(\d{1,3}(?:\.\d{1,3}){1,5})[.)、]?\s+(?=\S)/
const fence = /^(`{3,}|~{3,})\s*([^`]*)$/
const underline = /^(=+|-{2,})$/
const tableBorder = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/
const longestCode = 300

/** All lines; what is in a block of code is one of them. A fence around the whole outline is none. */
export function readLines(raws: readonly string[]): OutlineLine[] {
  const lines: OutlineLine[] = []
  const known = new Set<string>()
  /** The last that is no gap. */
  let lastSaid: OutlineLine | undefined
  let hasMarks = false
  const push = (line: OutlineLine) => {
    lines.push(line)
    if (line.kind !== 'gap') lastSaid = line
    hasMarks ||= isMarked(line)
  }
  let wrapper = ''
  let code: { mark: string; indent: number; text: string[] } | undefined
  let columns: string[] | undefined
  const closeCode = () => {
    const text = code?.text.join(' ').replace(/\s+/g, ' ').trim().slice(0, longestCode)
    if (code && text) push({ kind: 'item', indent: code.indent, depth: 1, isBullet: true, text })
    code = undefined
  }
  let before = ''
  for (const raw of raws) {
    const line = raw
      .replaceAll('\t', '    ')
      .replace(/^(?: {0,3}> ?)+/, '')
      .trimEnd()
    const bare = line.trim()
    const indent = line.length - line.trimStart().length
    const [, mark = '', info = ''] = fence.exec(bare) ?? []
    const previous = lines.at(-1)
    const last = before
    before = bare
    if (code) {
      if (mark && info === '' && mark.startsWith(code.mark)) closeCode()
      else code.text.push(bare)
    } else if (mark) {
      columns = undefined
      if (info === '' && wrapper && mark.startsWith(wrapper)) wrapper = ''
      else if (isWrapper(info) && !hasMarks) wrapper = mark
      else code = { mark, indent: Math.max(indent, below(lastSaid)), text: [] }
      push({ kind: 'gap' })
    } else if (columns && bare.includes('|')) {
      push(row(cellsOf(bare), columns))
    } else if (previous?.kind === 'words' && last.includes('|') && tableBorder.test(bare)) {
      columns = cellsOf(last)
      lines.pop()
    } else if (previous?.kind === 'words' && indent < 4 && last !== '' && underline.test(bare)) {
      lines.pop()
      push({ kind: 'heading', level: bare.startsWith('=') ? 1 : 2, text: previous.text })
    } else {
      columns = undefined
      push(readLine(bare, indent, known))
    }
  }
  closeCode()
  return lines
}

export const isMarked = ({ kind }: OutlineLine): boolean => kind !== 'words' && kind !== 'gap'

const isWrapper = (info: string): boolean =>
  /^(?:|markdown|md|text|txt|outline)$/i.test(info.trim())

/** Code stands below the item before it. */
const below = (last: OutlineLine | undefined): number =>
  last?.kind === 'item' ? last.indent + 1 : 0

function readLine(bare: string, indent: number, known: Set<string>): OutlineLine {
  // The end of a line in the making may be the beginning of a mark; where a link leads is nothing to read.
  if (bare === '' || /^([-*_])(?:\s*\1){2,}$/.test(bare) || /^\[[^\]]+\]:\s*\S+/.test(bare))
    return { kind: 'gap' }
  const heading = /^(#{1,6})(?:\s+(.*)|$)/.exec(bare)
  if (heading && indent < 4) {
    const [, marks = '', text = ''] = heading
    const number = /^(\d{1,3}(?:\.\d{1,3})*)[.)、]?\s/.exec(text)?.[1]
    if (number) known.add(number)
    return { kind: 'heading', level: marks.length, text: plainWords(text.replace(/\s+#+$/, '')) }
  }
  const [numbered = '', number] = numbers.exec(bare) ?? []
  if (number && follows(number, known)) {
    known.add(number)
    const depth = number.split('.').length
    const text = plainWords(bare.slice(numbered.length))
    return { kind: 'item', indent, depth, isBullet: false, text }
  }
  const mark = bullet.exec(bare)?.[0]
  if (mark === undefined) return { kind: 'words', indent, text: plainWords(bare) }
  const counted = /^\(?(\d{1,4})/.exec(mark)?.[1]
  if (counted) known.add(counted)
  const text = plainWords(bare.slice(mark.length))
  return { kind: 'item', indent, depth: 1, isBullet: /^[-*+•·‣▪–—]/.test(mark), text }
}

/** Whether `1.2` goes on with a count: `1.1` was there, or it begins below `1`. A measure such as `1.5 l` does not. */
function follows(number: string, known: ReadonlySet<string>): boolean {
  const [, above = '', last = ''] = /^(.+)\.(\d+)$/.exec(number) ?? []
  return last === '1' ? known.has(above) : known.has(`${above}.${Number(last) - 1}`)
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainWords(cell.trim()))

function row(cells: readonly string[], columns: readonly string[]): OutlineLine {
  const [text = '', ...rest] = cells
  const named = rest.map((cell, at) => {
    const column = columns[at + 1]
    return column && cell ? `${column}: ${cell}` : cell
  })
  return { kind: 'row', text, cells: named.filter(Boolean) }
}
