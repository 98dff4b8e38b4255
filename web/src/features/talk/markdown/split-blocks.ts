// Splits a growing markdown text into blocks, at a cost that depends on its last block alone. A block is committed
// when the next one has a complete line: from then on no further text can change it, and it is never looked at again.
import { isPrefix } from './is-prefix.ts'
import { lexBlocks, normalizedLabel } from './lexer.ts'
import { lexOpenBlocks, withoutUndecidedLine } from './open-tail.ts'
import type { BlockToken, Definitions } from './tokens.ts'

export interface Block {
  readonly raw: string
  readonly token: BlockToken
  /** Labels in brackets: the block has to be drawn again when one of them is defined later. */
  readonly labels: readonly string[]
}

/** An immutable state of the splitter. Committed blocks keep their identity from state to state. */
export interface Split {
  /** The text as it was given. */
  readonly text: string
  readonly streaming: boolean
  /** Committed blocks in complete groups of `groupSize`. */
  readonly groups: readonly (readonly Block[])[]
  /** Committed blocks after the last complete group. */
  readonly recent: readonly Block[]
  /** Blocks that may still change; the last one is still being written while `streaming`. */
  readonly tail: readonly Block[]
  /** Source of the tail, line ends as `\n`. */
  readonly tailText: string
  readonly definitions: Definitions
  /** Labels that the committed blocks refer to. */
  readonly used: ReadonlySet<string>
  /** The tail is one fenced code block without an end; `scanned` characters of it hold no closing fence. */
  readonly fence: OpenFence | null
}

interface OpenFence {
  readonly closing: RegExp
  readonly lang: string
  readonly contentStart: number
  readonly scanned: number
}

export const groupSize = 32

const noDefinitions: Definitions = Object.freeze({})
const noLabels: readonly string[] = Object.freeze([])

export const emptySplit: Split = {
  text: '',
  streaming: true,
  groups: [],
  recent: [],
  tail: [],
  tailText: '',
  definitions: noDefinitions,
  used: new Set(),
  fence: null,
}

/** The state for `text`: built on `previous` where `text` continues it, else anew. */
export function advanceSplit(previous: Split, text: string, streaming: boolean): Split {
  if (text === previous.text && streaming === previous.streaming) return previous
  if (!isPrefix(previous.text, text)) return advanceSplit(emptySplit, text, streaming)
  const appended = normalized(text.slice(previous.text.length), previous.text.endsWith('\r'))
  const tailText = previous.tailText + appended
  const base = { ...previous, text, streaming, tailText }
  return (streaming && withinFence(base)) || resplit(base)
}

/** Labels that the text refers to so far. */
export function usedLabels({ used, tail }: Split): ReadonlySet<string> {
  return withLabels(used, tail)
}

/** The same set where there is nothing new in the blocks. */
function withLabels(used: ReadonlySet<string>, blocks: readonly Block[]): ReadonlySet<string> {
  const fresh = blocks.flatMap((block) => referredIn(block)).filter((label) => !used.has(label))
  return fresh.length === 0 ? used : new Set([...used, ...fresh])
}

function referredIn({ token, raw, labels }: Block): readonly string[] {
  if (labels.length === 0 || token.type === 'def') return noLabels
  return raw.includes(']:') ? labelsIn(raw.replace(DEFINED, ''), token) : labels
}

const DEFINED = /^[ \t>*+-]*\[[^\][]+\]:/gm

/** Every block, in order. */
export function blocksOf(split: Split): Block[] {
  return [...split.groups.flat(), ...split.recent, ...split.tail]
}

function normalized(appended: string, afterReturn: boolean): string {
  const rest = afterReturn && appended.startsWith('\n') ? appended.slice(1) : appended
  return rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest
}

function resplit(base: Split): Split {
  const { tailText, streaming } = base
  const shown = streaming ? withoutUndecidedLine(tailText) : tailText
  const lexed = streaming ? lexOpenBlocks(shown) : lexBlocks(shown)
  const { tokens } = lexed
  const found = locate(tokens, tailText)
  const unsettled = found.findIndex((entry, index) => index > 0 && !isSettled(entry, tailText))
  const settled = unsettled === -1 ? found.length : unsettled
  const committed = found.slice(0, Math.max(0, settled - 1))
  const open = found.slice(committed.length)
  const start = open[0]?.start ?? 0
  const blocks = open.map((entry, index) => reused(entry, base.tail[committed.length + index]))
  const next = commit(base, committed)
  const definitions = streaming ? next.definitions : withOthers(next.definitions, lexed.definitions)
  const openText = committed.length === 0 ? tailText : tailText.slice(start)
  return {
    ...next,
    definitions,
    tail: blocks,
    tailText: openText,
    fence: open.length === 1 ? openFence(open[0]?.token, openText) : null,
  }
}

interface Located {
  readonly token: BlockToken
  readonly start: number
  readonly raw: string
  readonly before: Located | null
}

/** Tokens with their places; after one whose account of its source is not the source, places are unknown (infinite). */
function locate(tokens: readonly BlockToken[], text: string): Located[] {
  const found: Located[] = []
  let start = 0
  for (const token of tokens) {
    const { raw } = token
    if (token.type !== 'space') found.push({ token, start, raw, before: found.at(-1) ?? null })
    start = text.startsWith(raw, start) ? start + raw.length : Number.POSITIVE_INFINITY
  }
  return found
}

/** Whether the block's beginning stands: then every block before it is done. */
function isSettled({ token, start, raw, before }: Located, text: string): boolean {
  const line = text.indexOf('\n', start)
  if (line === -1) return false
  if (token.type === 'table' && !text.includes('\n', line + 1)) return false
  if (token.type === 'math' && (token.pending || !raw.endsWith('\n'))) return false
  return before === null || !mayTake(before, raw, text)
}

const UNCLOSED_LABEL =
  /^ {0,3}\[(?:\\[\s\S]|[^[\]\\\n]|\n(?![ \t]*\n))*(?:\]|\]:[ \t]*\n?[ \t]*\S*)?$/

/** A link definition is the one block that reaches over the beginnings of others: its label and its title may span lines. */
function mayTake(before: Located, raw: string, text: string): boolean {
  if (before.token.type === 'def') return !before.token.title && /^[ \t]*["'(]/.test(raw)
  return before.token.type === 'paragraph' && UNCLOSED_LABEL.test(text.slice(before.start))
}

function commit(base: Split, entries: readonly Located[]): Split {
  if (entries.length === 0) return base
  let { groups, recent, definitions, used } = base
  for (const [index, entry] of entries.entries()) {
    const block = reused(entry, base.tail[index])
    recent = [...recent, block]
    used = withLabels(used, [block])
    if (recent.length === groupSize) {
      groups = [...groups, recent]
      recent = []
    }
    if (/\]:/.test(entry.raw)) {
      definitions = withOthers(definitions, lexBlocks(entry.raw).definitions)
    }
  }
  return { ...base, groups, recent, definitions, used }
}

/** The first definition of a label counts. */
function withOthers(first: Definitions, others: Definitions): Definitions {
  return { ...first, ...others, ...first }
}

/** The block drawn for this place before, where it says the same. */
function reused({ token, raw }: Located, before: Block | undefined): Block {
  if (before?.token.type === token.type && sameSource(before, raw, token)) return before
  return { raw, token, labels: labelsIn(raw, token) }
}

function sameSource(before: Block, raw: string, token: BlockToken): boolean {
  if (token.type === 'code' || token.type === 'math') {
    return before.raw === raw && 'text' in before.token && before.token.text === token.text
  }
  return before.raw.trimEnd() === raw.trimEnd()
}

function labelsIn(raw: string, token: BlockToken): readonly string[] {
  if (token.type === 'code' || !raw.includes('[')) return noLabels
  return Array.from(raw.matchAll(/\[([^\][]+)\]/g), (match) => normalizedLabel(match[1] ?? ''))
}

function openFence(token: BlockToken | undefined, text: string): OpenFence | null {
  const match = token?.type === 'code' ? /^(`{3,}|~{3,})([^\n]*)\n/.exec(text) : null
  if (!match?.[1]) return null
  const marker = match[1]
  // Fences within markdown come in pairs, see `nested-fence.ts`.
  if (/^(?:markdown|mdx?|readme)\b/i.test(match[2]?.trim() ?? '')) return null
  const closing = new RegExp(`\\n {0,3}${marker[0]}{${marker.length},} *(?=\\n)`, 'g')
  const contentStart = match[0].length
  closing.lastIndex = contentStart - 1
  if (closing.test(`${text}\n`)) return null
  const lang = token?.type === 'code' ? (token.lang ?? '') : ''
  return { closing, lang, contentStart, scanned: contentStart - 1 }
}

/** The quick way for the longest kind of block: more code needs no lexer, only a look for the closing fence. */
function withinFence(base: Split): Split | null {
  const { fence, tailText } = base
  if (!fence) return null
  fence.closing.lastIndex = fence.scanned
  if (fence.closing.test(tailText)) return null
  const lastLine = tailText.lastIndexOf('\n')
  const undecided = /^ {0,3}(?:`*|~*) *$/.test(tailText.slice(lastLine + 1))
  const content = tailText.slice(fence.contentStart, undecided ? lastLine : undefined)
  const token: BlockToken = { type: 'code', raw: tailText, lang: fence.lang, text: content }
  const block: Block = { raw: tailText, token, labels: noLabels }
  return { ...base, tail: [block], fence: { ...fence, scanned: Math.max(fence.scanned, lastLine) } }
}
