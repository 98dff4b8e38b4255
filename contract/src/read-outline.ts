// Reads an outline while it is being written: headings, bullets and numbered lines become a tree. Pure; what came is never read twice,
// and a line that is only half there already counts as far as it goes.
import { longestMindText, type MindNode, mostMindDepth, mostMindNodes } from './mind-terms.ts'

type Line =
  | { kind: 'heading'; level: number; text: string }
  /** `indent` in columns. */
  | { kind: 'item'; indent: number; text: string }
  | { kind: 'words'; indent: number; text: string }
  | { kind: 'gap' }

export type OutlineText = {
  readonly lines: readonly Line[]
  /** What came of the last line so far. */
  readonly tail: string
}

export const emptyOutline: OutlineText = { lines: [], tail: '' }

/** What is known after some more text. */
export function takeOutline({ lines, tail }: OutlineText, text: string): OutlineText {
  const pieces = (tail + text).split(/\r\n|\r(?!$)|\n/)
  const rest = pieces.pop() ?? ''
  return pieces.length === 0
    ? { lines, tail: rest }
    : { lines: [...lines, ...pieces.map(readLine)], tail: rest }
}

export const outlineOf = (text: string): OutlineText => takeOutline(emptyOutline, text)

const bullet =
  /^(?:[-*+•·‣▪–—]|\(?\d{1,4}[.)、．）]|\(?[a-zA-Z][.)）](?=\s)|[（(]?[一二三四五六七八九十]{1,3}[、．.）)])(?:\s+|(?<=[、．）])|$)/u

function readLine(raw: string): Line {
  const line = raw.replaceAll('\t', '    ').trimEnd()
  const indent = line.length - line.trimStart().length
  const bare = line.trim()
  // The end of a line in the making may be the beginning of a mark.
  if (bare === '' || /^(?:`{3,}|~{3,})/.test(bare) || /^([-*_])(?:\s*\1){2,}$/.test(bare))
    return { kind: 'gap' }
  const heading = /^(#{1,6})(?:\s+(.*)|$)/.exec(bare)
  if (heading && indent < 4) {
    const [, marks = '', text = ''] = heading
    return { kind: 'heading', level: marks.length, text: plain(text.replace(/\s+#+$/, '')) }
  }
  const mark = bullet.exec(bare)?.[0]
  if (mark !== undefined) return { kind: 'item', indent, text: plain(bare.slice(mark.length)) }
  return { kind: 'words', indent, text: plain(bare) }
}

/** The words of a line without the marks of markdown. */
const plain = (text: string): string =>
  text
    .replace(/\\([\\`*_[\]~<>#+.!()-])/g, (_, mark: string) => setAside(mark))
    .replace(/^\[[ xX]\]\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/^(?:\*\*|__|~~|`)+|(?:\*\*|__|~~|`)+$/g, '')
    .replace(/[\uE000-\uE07F]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe000))
    .trim()
    .slice(0, longestMindText)

/** A mark that was written as itself, where no rule finds it. */
const setAside = (mark: string): string => String.fromCharCode(0xe000 + mark.charCodeAt(0))

export type OutlineItem = { text: string; children: OutlineItem[] }

/** The tree so far, as many as stand at the top. */
export function outlineItems({ lines, tail }: OutlineText): OutlineItem[] {
  const tops: OutlineItem[] = []
  const headings: { level: number; item: OutlineItem }[] = []
  let items: { indent: number; item: OutlineItem }[] = []
  let count = 0
  let follows: OutlineItem | null = null
  const put = (text: string): OutlineItem | null => {
    if (text === '' || count >= mostMindNodes - 1) return null
    const item: OutlineItem = { text, children: [] }
    const parent = items.at(-1)?.item ?? headings.at(-1)?.item
    ;(parent?.children ?? tops).push(item)
    count += 1
    return item
  }
  const hasMarks = lines.some(isMarked) || isMarked(readLine(tail))
  for (const line of [...lines, readLine(tail)]) {
    if (line.kind === 'gap') {
      follows = null
      continue
    }
    if (line.kind === 'heading') {
      items = []
      while ((headings.at(-1)?.level ?? 0) >= line.level) headings.pop()
      const item = put(line.text)
      if (item && headings.length < mostMindDepth / 2) headings.push({ level: line.level, item })
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
    while ((items.at(-1)?.indent ?? -1) >= line.indent) items.pop()
    if (line.kind === 'words' && line.indent === 0) items = []
    const item = put(line.text)
    follows = item
    if (item && line.kind === 'item' && items.length < mostMindDepth / 2 - 2)
      items.push({ indent: line.indent, item })
  }
  return tops
}

const isMarked = (line: Line): boolean => line.kind === 'heading' || line.kind === 'item'

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
