import { type Box, boxOf, shared, viewBox } from './boxes.ts'

/** Scrolls all that an element lies in until it stands in view, `padding` px from the edges where there is room for that. */
export function scrollIntoView(element: Element, padding: number): void {
  for (const scroller of scrollersOf(element)) {
    const by = scrollNeeded(boxOf(element), boxOf(scroller), padding)
    if (by.left !== 0 || by.top !== 0) scroller.scrollBy({ ...by, behavior: 'instant' })
  }
}

/** Where what lies beside an element can be seen: the screen, less what is scrolled away around it; null for nowhere. */
export function visibleArea(element: Element): Box | null {
  let area: Box | null = viewBox()
  for (const scroller of scrollersOf(element)) area = area && shared(area, boxOf(scroller))
  return area
}

/** How far a place has to be scrolled so that `box` stands in `view`. What is too large for it is shown from its beginning. */
export function scrollNeeded(box: Box, view: Box, padding: number): { left: number; top: number } {
  return {
    left: along(box.left, box.width, view.left, view.width, padding),
    top: along(box.top, box.height, view.top, view.height, padding),
  }
}

function along(start: number, length: number, from: number, room: number, padding: number): number {
  const spare = Math.max(0, (room - length) / 2)
  const edge = Math.min(padding, spare)
  const before = start - (from + edge)
  const behind = start + length - (from + room - edge)
  if (before < 0 || length > room) return before
  return Math.max(0, behind)
}

/** What an element scrolls in, the nearest first. */
function scrollersOf(element: Element): Element[] {
  const found: Element[] = []
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) found.push(each)
  }
  return found
}
