// Paragraphs become passages: pieces of about the same size that can be found, read and cited one by one.
import type { PassagePlace } from '@atelier/contract/knowledge-terms'
import type { Block } from './block.ts'
import type { Passage } from './passage.ts'
import { splitHard, splitLines, splitSentences, weightOf } from './split-text.ts'

/** In weights of Latin letters: the most of a passage, what is enough for one, and the most that is said again or cut within a sentence. */
export const passageSizes = { most: 1200, enough: 600, again: 240, piece: 900 } as const

/** A passage, and how many units at its head are said in the one before too. */
export type CutPassage = Passage & { repeated: number }

/** A sentence or line of a block, and the lines that it begins and ends in. */
type Part = { text: string; weight: number; line: number; end: number }

type Open = { text: string; weight: number; repeated: number; place: PassagePlace; last: Part }

/** Passages in the order of the blocks. A heading stays with what follows it. */
export function cutPassages(blocks: Iterable<Block>): CutPassage[] {
  const passages: CutPassage[] = []
  let open: Open | null = null
  const close = () => {
    if (open) passages.push(finish(open))
    open = null
  }
  const put = (block: Block) => {
    for (const [index, part] of partsOf(block).entries()) {
      const gap = index > 0 ? '' : gapBefore(block)
      const full: Open | null =
        open && open.weight + gap.length + part.weight > passageSizes.most ? open : null
      if (full) close()
      const isWithin = index > 0 || block.joins !== undefined
      if (open) open = extend(open, block, part, gap)
      else if (part.text.trim()) open = begin(block, part, isWithin ? full : null)
    }
  }
  for (const group of groupsOf(blocks)) {
    const current: Open | null = open
    if (current && !isToGoOn(current, group)) close()
    for (const block of group) {
      // Two headings in a row may be of two chapters.
      if (open && !isSameSpot(open, block)) close()
      put(block)
    }
  }
  close()
  return passages
}

/** Headings with the block behind them. */
function* groupsOf(blocks: Iterable<Block>): Generator<[Block, ...Block[]]> {
  let heads: Block[] = []
  for (const block of blocks) {
    const [first, ...more] = [...heads, block]
    heads = block.kind === 'heading' ? [...heads, block] : []
    if (first && heads.length === 0) yield [first, ...more]
  }
  for (const head of heads) yield [head]
}

/** Never over the end of a page or of a chapter; a heading or a paragraph that does not fit begins a passage if there is enough for one. */
function isToGoOn(open: Open, group: [Block, ...Block[]]): boolean {
  const [first] = group
  if (first.joins !== undefined) return true
  if (!isSameSpot(open, first)) return false
  if (open.weight < passageSizes.enough) return true
  if (first.kind === 'heading') return false
  const weight = group.reduce((sum, { text }) => sum + weightOf(text) + 2, 0)
  return open.weight + weight <= passageSizes.most
}

const isSameSpot = ({ place }: Open, block: Block): boolean =>
  block.joins !== undefined ||
  (block.place.page === place.page && block.place.headings?.[0] === place.headings?.[0])

const gapBefore = ({ joins, kind }: Block): string => joins ?? (kind === 'rows' ? '\n' : '\n\n')

function partsOf({ kind, text, place }: Block): Part[] {
  let line = place.lines?.[0] ?? 0
  const split = kind === 'rows' || kind === 'code' ? splitLines : splitSentences
  const parts = split(text)
    .flatMap((part) =>
      weightOf(part) > passageSizes.piece ? splitHard(part, passageSizes.piece) : [part],
    )
    .map((part) => {
      const from = line
      line += breaksIn(part)
      return { text: part, weight: weightOf(part), line: from, end: lastLine(part, from) }
    })
  const last = parts.at(-1)
  if (last && place.lines) last.end = place.lines[1]
  return parts
}

function begin(block: Block, part: Part, before: Open | null): Open {
  const { lines, ...place } = block.place
  const again = block.kind === 'text' && before ? before.last : null
  if (again && again.weight <= passageSizes.again && again.text.length < (before?.text.length ?? 0))
    return {
      text: `${again.text}${part.text}`,
      weight: again.weight + part.weight,
      repeated: again.text.length,
      place: lines ? { ...place, lines: [again.line, part.end] } : place,
      last: part,
    }
  const head = block.header && weightOf(block.header) <= passageSizes.again ? block.header : ''
  const blank = /^\n*/.exec(part.text)?.[0].length ?? 0
  const text = head ? `${head}\n${part.text.slice(blank)}` : part.text.slice(blank)
  return {
    text,
    weight: weightOf(text),
    repeated: head ? head.length + 1 : 0,
    last: part,
    place: lines ? { ...place, lines: [part.line + blank, part.end] } : place,
  }
}

function extend(open: Open, block: Block, part: Part, gap: string): Open {
  const { lines, headings, ...place } = open.place
  const common = commonHead(headings ?? [], block.place.headings ?? [])
  return {
    repeated: open.repeated,
    last: part,
    text: `${gap ? open.text.trimEnd() : open.text}${gap}${part.text}`,
    weight: open.weight + gap.length + part.weight,
    place: {
      ...place,
      ...(common.length > 0 ? { headings: common } : {}),
      ...(lines && block.place.lines
        ? { lines: [lines[0], part.text.trim() ? part.end : lines[1]] }
        : {}),
    },
  }
}

function finish({ text, repeated, place }: Open): CutPassage {
  return { text: text.trimEnd(), place, repeated }
}

const breaksIn = (text: string): number => text.split('\n').length - 1

/** Without the blank lines at its end. */
const lastLine = (text: string, line: number): number => line + breaksIn(text.trimEnd())

function commonHead(some: string[], others: string[]): string[] {
  const end = some.findIndex((one, index) => one !== others[index])
  return end < 0 ? some : some.slice(0, end)
}
