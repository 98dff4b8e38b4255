// Finding words in a conversation: which messages hold them, and how often.

export type Hit = {
  entryId: number
  /** Which hit inside that message, from 0. */
  nth: number
}

/** All hits, in reading order. */
export function findHits(messages: readonly { id: number; text: string }[], words: string): Hit[] {
  const wanted = foldText(words)
  if (wanted.trim() === '') return []
  const hits: Hit[] = []
  for (const { id, text } of messages) {
    const count = countHits(readableText(text), wanted)
    for (let nth = 0; nth < count; nth++) hits.push({ entryId: id, nth })
  }
  return hits
}

/** Where `wanted` (folded) begins in `text`, without overlaps. */
export function hitOffsets(text: string, wanted: string): number[] {
  const folded = foldText(text)
  const offsets: number[] = []
  for (
    let at = folded.indexOf(wanted);
    at !== -1;
    at = folded.indexOf(wanted, at + wanted.length)
  ) {
    offsets.push(at)
  }
  return offsets
}

const countHits = (text: string, wanted: string): number => hitOffsets(text, wanted).length

/** Lower case, unit by unit, so that offsets in the folded text are offsets in the text. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  let folded = ''
  for (const unit of text.split('')) {
    const low = unit.toLowerCase()
    folded += low.length === 1 ? low : unit
  }
  return folded
}

/** The hit at or after the message that is in view, else the first. */
export function hitNear(hits: readonly Hit[], isAtOrAfter: (entryId: number) => boolean): number {
  const at = hits.findIndex(({ entryId }) => isAtOrAfter(entryId))
  return Math.max(at, 0)
}

/** The words as they are read once drawn: without the marks of markdown. Cut short of a full parse on purpose; it runs over whole conversations. */
export function readableText(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[^\n]*$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/^ {0,3}(?:> ?)+/gm, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s(])\*(?=\S)|(?<=\S)\*(?=[\s).,;:!?]|$)/gm, '$1')
}
