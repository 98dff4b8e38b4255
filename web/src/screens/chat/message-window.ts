// Which messages of a long conversation are in the document, and when earlier ones are fetched.

export type WindowRange = { startIndex: number; endIndex: number; overscan: number; count: number }

/** Rows to draw: those in view with some around them, and those that must not go away (being edited, or holding the focus). */
export function rowsToDraw(range: WindowRange, pinned: readonly number[]): number[] {
  const from = Math.max(0, range.startIndex - range.overscan)
  const to = Math.min(range.count - 1, range.endIndex + range.overscan)
  const rows = new Set<number>()
  for (let index = from; index <= to; index++) rows.add(index)
  for (const index of pinned) if (index >= 0 && index < range.count) rows.add(index)
  return [...rows].sort((a, b) => a - b)
}

/** Rows left above the view at which the earlier page is asked for: several screens, so that it is there before the top is. */
const earlierAhead = 40

export const wantsEarlier = (firstInView: number, hasEarlier: boolean): boolean =>
  hasEarlier && firstInView < earlierAhead

/** Where a list of rows of these heights is scrolled to when it begins at a row, or at its end for -1; in px. */
export function startOffset(
  heights: readonly number[],
  { startRow, viewHeight }: { startRow: number; viewHeight: number },
): number {
  const before = startRow === -1 ? heights : heights.slice(0, startRow)
  const offset = before.reduce((sum, height) => sum + height, 0)
  return startRow === -1 ? Math.max(0, offset - viewHeight) : offset
}

const lineHeight = 26
const blankHeight = 14
/** Of a long message no more lines than these are counted; far out of view a rough height will do. */
const maxLines = 200

/** Of a work that stands alone, as wide as high, in px. */
const workWidth = 440

/** Height of a message that was never drawn, in px, by what it holds; `width` is that of the reading column. */
export function guessHeight(
  message: { role: string; text: string; parts?: readonly { type: string }[] },
  width: number,
): number {
  const isUser = message.role === 'user'
  const perLine = Math.max(8, Math.floor((isUser ? width * 0.8 : width) / unitWidth(message.text)))
  let height = 0
  let from = 0
  for (let n = 0; n < maxLines && from <= message.text.length; n++) {
    const end = message.text.indexOf('\n', from)
    const length = (end === -1 ? message.text.length : end) - from
    height += length === 0 ? blankHeight : Math.ceil(length / perLine) * lineHeight
    if (end === -1) break
    from = end + 1
  }
  const works = message.parts?.filter(({ type }) => type === 'work').length ?? 0
  height +=
    works > 1 ? Math.ceil(works / 2) * (width / 2 + 40) : works * (Math.min(width, workWidth) + 40)
  return isUser ? Math.min(height, 300) + 68 : height + 48
}

/** How wide a letter is in px, judged by the beginning of the text: Han is twice as wide as Latin. */
function unitWidth(text: string): number {
  const max = Math.min(text.length, 80)
  let wide = 0
  for (let at = 0; at < max; at++) if (text.charCodeAt(at) >= 0x2e80) wide += 1
  return 7.6 + 8.4 * (max === 0 ? 0 : wide / max)
}
