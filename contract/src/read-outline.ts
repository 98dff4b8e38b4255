// Reads an outline while it is being written: headings, bullets and numbered lines become a tree. Pure; a line
// that is only half there already counts as far as it goes. Maps that are imported go through the same reader.

import { longestMindText, type MindNode, maxMindDepth, maxMindNodes } from './mind-terms.ts'
import { isMarked, type OutlineLine, readLines } from './outline-lines.ts'

export type OutlineText = {
  readonly lines: readonly string[]
  /** What came of the last line so far. */
  readonly tail: string
}

export const emptyOutline: OutlineText = { lines: [], tail: '' }

/** What is known after some more text. */
export function takeOutline({ lines, tail }: OutlineText, text: string): OutlineText {
  const pieces = (tail + text).split(/\r\n|\r(?!$)|\n/)
  const rest = pieces.pop() ?? ''
  return pieces.length === 0 ? { lines, tail: rest } : { lines: [...lines, ...pieces], tail: rest }
}

export const outlineOf = (text: string): OutlineText => takeOutline(emptyOutline, text)

export type OutlineItem = { text: string; children: OutlineItem[] }

type Open = { indent: number; depth: number; isBullet: boolean; item: OutlineItem }

/** The tree so far, as many as stand at the top. */
export function outlineItems({ lines, tail }: OutlineText): OutlineItem[] {
  const tops: OutlineItem[] = []
  const headings: { level: number; item: OutlineItem }[] = []
  let items: Open[] = []
  let count = 0
  let follows: OutlineItem | null = null
  const put = (text: string): OutlineItem | null => {
    if (text === '' || count >= maxMindNodes - 1) return null
    const item: OutlineItem = { text, children: [] }
    const parent = items.at(-1)?.item ?? headings.at(-1)?.item
    ;(parent?.children ?? tops).push(item)
    count += 1
    return item
  }
  const read = readLines([...lines, tail])
  const hasMarks = read.some(isMarked)
  for (const line of read) {
    if (line.kind === 'gap') {
      follows = null
      continue
    }
    if (line.kind === 'heading') {
      items = []
      while ((headings.at(-1)?.level ?? 0) >= line.level) headings.pop()
      const item = put(line.text)
      if (item && headings.length < maxMindDepth / 2) headings.push({ level: line.level, item })
      follows = null
      continue
    }
    if (line.kind === 'row') {
      items = []
      const item = put(line.text)
      if (item) items = [{ indent: 0, depth: 1, isBullet: false, item }]
      for (const cell of line.cells) put(cell)
      items = []
      follows = null
      continue
    }
    if (line.kind === 'words') {
      if (follows && line.indent > 0) {
        follows.text = joined(follows.text, line.text)
        continue
      }
      // An opening sentence is none of the outline's.
      if (hasMarks && tops.length === 0) continue
    }
    const depth = line.kind === 'item' ? depthOf(line, items) : 1
    while (isBeside(items.at(-1), line.indent, depth)) items.pop()
    if (line.kind === 'words' && line.indent === 0) items = []
    const item = put(line.text)
    follows = item
    if (item && line.kind === 'item' && items.length < maxMindDepth / 2 - 2)
      items.push({ indent: line.indent, depth, isBullet: line.isBullet, item })
  }
  return tops
}

/** Whether a line with this indent stands beside an open item, or above it. */
const isBeside = (open: Open | undefined, indent: number, depth: number): boolean =>
  open !== undefined && (open.indent > indent || (open.indent === indent && open.depth >= depth))

/** Bullets stand below `1.1` though they begin in the same column. */
function depthOf(line: Extract<OutlineLine, { kind: 'item' }>, open: readonly Open[]): number {
  const numbered = open.find(
    ({ indent, depth, isBullet }) => indent === line.indent && depth > 1 && !isBullet,
  )
  return numbered && line.isBullet ? numbered.depth + 1 : line.depth
}

const isWide = (text: string): boolean => /^[\p{Script=Han}\p{P}]$/u.test(text)

function joined(before: string, after: string): string {
  const gap = isWide(before.slice(-1)) && isWide(after.slice(0, 1)) ? '' : ' '
  return `${before}${gap}${after}`.slice(0, longestMindText)
}

/** Nodes of these items, named by `key` and where each stands: more text later names the same ones alike. */
export function toMindNodes(items: readonly OutlineItem[], key: string): MindNode[] {
  let count = 0
  const node = ({ text, children }: OutlineItem): MindNode => {
    count += 1
    return { id: `${key}-${count}`, text, children: children.map(node) }
  }
  return items.map(node)
}

/** A whole map: the one item at the top is its middle, else the title is. */
export function toMindTree(items: readonly OutlineItem[], title: string, key: string): MindNode {
  const [only] = items
  const root = { id: `${key}-0`, text: title.slice(0, longestMindText) }
  if (only && items.length === 1)
    return { ...root, text: only.text, children: toMindNodes(only.children, key) }
  return { ...root, children: toMindNodes(items, key) }
}

/** What is to stand below a node that was asked about: an answer that repeats the node itself is taken without it. */
export function toMindChildren(
  items: readonly OutlineItem[],
  about: string,
  key: string,
): MindNode[] {
  const [only] = items
  const repeats = only && items.length === 1 && only.children.length > 0
  return toMindNodes(repeats && sameWords(only.text, about) ? only.children : items, key)
}

const sameWords = (one: string, other: string): boolean => bareWords(one) === bareWords(other)
const bareWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
