// What to make of the last lines of an answer that is still being written, so that nothing is shown which the
// next characters would turn into something else. Display only: a finished answer never comes here.
import { type LexedBlocks, lexBlocks } from './lexer.ts'
import { undecidedMathBlock } from './math-blocks.ts'
import type { BlockToken } from './tokens.ts'

const FENCE_LINE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3,}[^`]*|~{3,}.*)$/
const MARKERS_ONLY =
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:[-*+_=~`#|:$\\<![\]]*|\d{1,9}[.)]?)[ \t]*(?:\[[ xX]?\]?)?[ \t]*$/
const TAG_LINE = /^[ \t>]*<[a-zA-Z/!][^>]{0,200}$/

/** The text without a last line of which one cannot tell yet what it will be (`-`, `1.`, `**`, a fence being opened …). */
export function withoutUndecidedLine(text: string): string {
  const start = text.lastIndexOf('\n') + 1
  const line = text.slice(start)
  const undecided = MARKERS_ONLY.test(line) || FENCE_LINE.test(line) || TAG_LINE.test(line)
  return undecided ? text.slice(0, start) : text
}

/** Blocks of a growing text; a formula or a table that has only begun is taken for what it will be. */
export function lexOpenBlocks(text: string): LexedBlocks {
  const { tokens, definitions } = lexBlocks(text, false)
  return { tokens: withPendingMath(tokens, text) ?? withBegunTable(tokens) ?? tokens, definitions }
}

function withPendingMath(tokens: readonly BlockToken[], text: string): BlockToken[] | null {
  if (!text.includes('$$') && !text.includes('\\[')) return null
  let offset = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'paragraph' || token.type === 'heading') {
      const opener = undecidedMathBlock(token.raw, text.slice(offset))
      if (opener !== -1) {
        const before = token.raw.slice(0, opener)
        const pending = {
          type: 'math',
          raw: text.slice(offset + opener),
          text: '',
          pending: true,
        } as const
        return [...tokens.slice(0, index), ...lexBlocks(before).tokens, pending]
      }
    }
    offset += token.raw.length
  }
  return null
}

const HEADER_LINE = /(?:^|\n)( {0,3}\|[^\n]*)(?:\n[ \t]*[|:\- \t]*)?$/

/** A last paragraph that ends in `| a | b`, with or without a begun delimiter row, is the head of a table. */
function withBegunTable(tokens: readonly BlockToken[]): BlockToken[] | null {
  const last = tokens.at(-1)
  if (last?.type !== 'paragraph') return null
  const header = HEADER_LINE.exec(last.raw)
  if (!header?.[1]) return null
  const columns = columnsOf(header[1])
  const start = header.index + (header[0].startsWith('\n') ? 1 : 0)
  const rest = lexBlocks(`${header[1]}\n|${'---|'.repeat(columns)}`).tokens
  const table = rest[0]
  if (rest.length !== 1 || table?.type !== 'table') return null
  const before = lexBlocks(last.raw.slice(0, start)).tokens
  return [...tokens.slice(0, -1), ...before, { ...table, raw: last.raw.slice(start) }]
}

function columnsOf(row: string): number {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).length
}
