// Marks what is found in the messages that are in the document, without touching the document: by the browser's own highlights.
import { foldText, hitOffsets } from './find-hits.ts'

const allName = 'found'
const currentName = 'found-now'

/** Marks all hits; the current one is number `nth` in the message `entryId`. Returns that one's range when it is drawn. */
export function markHits(
  area: HTMLElement,
  words: string,
  current: { entryId: number; nth: number } | undefined,
): Range | undefined {
  const wanted = foldText(words)
  const ranges: Range[] = []
  let now: Range | undefined
  for (const message of area.querySelectorAll<HTMLElement>('[data-entry-id]')) {
    const own = [...message.querySelectorAll<HTMLElement>('[data-words]')].flatMap((element) =>
      rangesIn(element, wanted),
    )
    ranges.push(...own)
    if (message.dataset.entryId === String(current?.entryId)) {
      now = own[Math.min(current?.nth ?? 0, own.length - 1)]
    }
  }
  show(allName, ranges)
  show(currentName, now ? [now] : [])
  return now
}

export function unmarkHits(): void {
  show(allName, [])
  show(currentName, [])
}

function show(name: string, ranges: Range[]): void {
  if (!('highlights' in CSS)) return
  if (ranges.length === 0) CSS.highlights.delete(name)
  else CSS.highlights.set(name, new Highlight(...ranges))
}

const blocks = 'p, li, td, th, pre, blockquote, h1, h2, h3, h4, h5, h6, [data-words]'

function rangesIn(element: HTMLElement, wanted: string): Range[] {
  if (wanted.trim() === '') return []
  const nodes: { node: Text; from: number }[] = []
  let text = ''
  let block: Element | null = null
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home: Element | null = node.parentElement?.closest(blocks) ?? null
    // Words do not go on from one paragraph into the next.
    if (home !== block && text !== '') text += '\n'
    block = home
    nodes.push({ node: node as Text, from: text.length })
    text += node.nodeValue ?? ''
  }
  const at = (offset: number) => {
    const found = nodes.findLast(({ from }) => from <= offset)
    return found && { node: found.node, offset: Math.min(offset - found.from, found.node.length) }
  }
  return hitOffsets(text, wanted).flatMap((from) => {
    const start = at(from)
    const last = at(from + wanted.length - 1)
    if (!start || !last) return []
    const range = new Range()
    range.setStart(start.node, start.offset)
    range.setEnd(last.node, Math.min(last.offset + 1, last.node.length))
    return [range]
  })
}
