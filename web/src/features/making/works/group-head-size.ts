// How high the head of a group of works is, known before it is drawn. Pure.

/** A letter of the alphabet, and one that is as wide as it is high, in px of its line. */
const letter = 8
const wide = 14
const lineHeight = 20

/** Beside the pictures heads are so wide, with what is between; in less room than this they stand above. */
const asideWidth = 216
const minRoom = 620

const maxLines = { above: 2, aside: 7 }

/** What surrounds the words: above pictures a line of what was chosen; beside them three, and buttons. */
const around = { above: 46, aside: 138 }
/** Buttons for fingers are higher. */
const touchMore = 12

/** 0 where heads stand above the pictures. */
export const headWidthIn = (width: number): number => (width < minRoom ? 0 : asideWidth)

export const isAsideWidth = (width: number): boolean => width === asideWidth

/** Lines that words take, as far as that can be said without drawing them; what is more is cut. */
export function headLines(words: string, width: number, isAside: boolean): number {
  const max = isAside ? maxLines.aside : maxLines.above
  let [lines, taken] = [1, 0]
  for (const sign of words) {
    const own = (sign.codePointAt(0) ?? 0) > 0x2e7f ? wide : letter
    taken += own
    if (taken <= width) continue
    lines += 1
    taken = own
    if (lines === max) break
  }
  return lines
}

/** What the buttons at the end of a line above pictures take. */
const buttons = 84
const padding = 20

export const headTextWidth = (width: number, isAside: boolean): number =>
  width - padding - (isAside ? 0 : buttons)

export function headHeight(
  words: string,
  { width, isTouch }: { width: number; isTouch: boolean },
): number {
  const isAside = isAsideWidth(width)
  const lines = headLines(words, headTextWidth(width, isAside), isAside)
  const own = lines * lineHeight + (isAside ? around.aside : around.above)
  return own + (isTouch ? touchMore : 0)
}
