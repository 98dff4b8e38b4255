// Block HTML as models write it: `<div align="center">`, `<table>`, `<ul>`. What stands between the tags is markdown.
import { type HtmlTag, isBlockTag, isVoidTag, readTag } from './html-tags.ts'

export interface HtmlElement {
  readonly tag: HtmlTag
  /** Elements, and markdown between them. */
  readonly children: readonly (HtmlElement | string)[]
}

export interface HtmlBlock {
  readonly raw: string
  readonly element: HtmlElement
  /** What stands behind it in its last line. */
  readonly rest: string
}

/** So deep elements may be within each other. */
const deepest = 16
const OPENING = /^ {0,3}(<[a-zA-Z][^<>]*>)/
/** Tags, and before them what may hold words that only look like one. */
const PIECES =
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|(`+)(?!`)[^\n]*?[^`]\2(?!`)|<\/?[a-zA-Z][^<>]*>/gm
/** An element of these ends where the next one of them begins. */
const SIBLINGS: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  thead: ['tbody', 'tfoot'],
  tbody: ['tbody', 'tfoot'],
  p: ['p', 'div', 'ul', 'ol', 'table', 'h1', 'h2', 'h3'],
}

/** How many characters may still be looked at in one reading: elements that are never closed cost no more than this. */
export interface Budget {
  left: number
}

interface Open {
  readonly tag: HtmlTag
  readonly children: (HtmlElement | string)[]
}

/** The element that `source` begins with. One that is not closed is none in a `complete` source, else it reaches to the end. */
export function matchHtmlBlock(
  source: string,
  complete: boolean,
  budget: Budget,
): HtmlBlock | null {
  const opening = OPENING.exec(source)
  const tag = opening?.[1] === undefined ? null : readTag(opening[1])
  if (!opening || !tag || tag.closing || !isBlockTag(tag)) return null
  if (isVoidTag(tag)) return blockOf(source, { tag, children: [] }, opening[0].length)
  if (budget.left <= 0) return null
  const outermost: Open = { tag, children: [] }
  const stack = [outermost]
  let from = opening[0].length
  PIECES.lastIndex = from
  for (let piece = PIECES.exec(source); piece; piece = PIECES.exec(source)) {
    const next = piece[0].startsWith('<') ? readTag(piece[0]) : null
    if (!next || !isBlockTag(next)) continue
    stack.at(-1)?.children.push(source.slice(from, piece.index))
    from = PIECES.lastIndex
    const taken = take(stack, next)
    if (taken === 'open') continue
    budget.left -= from
    return taken === 'closed' ? wellFormed(blockOf(source, outermost, from)) : null
  }
  budget.left -= source.length
  if (complete) return null
  stack.at(-1)?.children.push(source.slice(from))
  while (stack.length > 1) closeLast(stack)
  return wellFormed({ raw: source, element: outermost, rest: '' })
}

/** Puts a tag where it belongs: the outermost element is then still open or closed, or it belongs nowhere. */
function take(stack: Open[], tag: HtmlTag): 'open' | 'closed' | 'nowhere' {
  if (isVoidTag(tag)) {
    stack.at(-1)?.children.push({ tag, children: [] })
    return 'open'
  }
  if (!tag.closing) {
    const siblings = () => SIBLINGS[stack.at(-1)?.tag.name ?? ''] ?? []
    while (stack.length > 1 && siblings().includes(tag.name)) closeLast(stack)
    stack.push({ tag, children: [] })
    return stack.length <= deepest ? 'open' : 'nowhere'
  }
  const place = stack.findLastIndex((open) => open.tag.name === tag.name)
  if (place === -1) return 'nowhere'
  while (stack.length > Math.max(1, place)) closeLast(stack)
  return place === 0 ? 'closed' : 'open'
}

function closeLast(stack: Open[]): void {
  const last = stack.pop()
  if (last) stack.at(-1)?.children.push(last)
}

function blockOf(source: string, element: HtmlElement, end: number): HtmlBlock {
  const newline = source.indexOf('\n', end)
  const lineEnd = newline === -1 ? source.length : newline
  const raw = source.slice(0, newline === -1 ? lineEnd : lineEnd + 1)
  return { raw, element, rest: source.slice(end, lineEnd).trim() }
}

/** What may hold nothing but certain others, and those, which may stand nowhere else. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
}
const PART = new Set(Object.values(PARTS).flat())

function wellFormed(block: HtmlBlock): HtmlBlock | null {
  return !PART.has(block.element.tag.name) && isWellFormed(block.element) ? block : null
}

function isWellFormed({ tag, children }: HtmlElement): boolean {
  const parts = PARTS[tag.name]
  return children.every((child) => {
    if (typeof child === 'string') return !parts || child.trim() === ''
    const fits = parts ? parts.includes(child.tag.name) : !PART.has(child.tag.name)
    return fits && isWellFormed(child)
  })
}

/** Markdown within an element is often indented with its tags: that much is taken off, so that it does not become code. */
export function dedent(text: string): string {
  const lines = text.replace(/^[ \t]*\n/, '').split('\n')
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const min = indents.length === 0 ? 0 : Math.min(...indents)
  return lines
    .map((line) => line.slice(min))
    .join('\n')
    .trimEnd()
}
