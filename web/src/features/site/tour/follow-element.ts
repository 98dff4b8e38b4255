// Tells where an element is, whatever moves it: scrolling, another size, or a page that is laid out anew.

import { type Box, boxOf, isSameBox } from './boxes.ts'
import { throttle } from './throttle.ts'

/**
 * Tells the place of an element at once and whenever it has changed, at most once in `intervalMs`; null once it is gone from the
 * document. Returns what ends that.
 */
export function followElement(
  element: Element,
  tell: (box: Box | null) => void,
  intervalMs = 0,
): () => void {
  let known: Box | null = boxOf(element)
  const look = throttle(intervalMs, () => {
    const box = element.isConnected ? boxOf(element) : null
    moved.watch(box)
    if (box && known && isSameBox(box, known)) return
    known = box
    tell(box)
  })

  const moved = moveObserver(element, look.ask)
  const sizes = new ResizeObserver(look.ask)
  sizes.observe(element)
  addEventListener('resize', look.ask)
  addEventListener('scroll', look.ask, { capture: true, passive: true })
  tell(known)
  moved.watch(known)
  return () => {
    look.stop()
    moved.stop()
    sizes.disconnect()
    removeEventListener('resize', look.ask)
    removeEventListener('scroll', look.ask, { capture: true })
  }
}

/** Notices that an element left its place although nothing was scrolled: it is seen through a window that is cut to that place. */
function moveObserver(element: Element, onMove: () => void) {
  let observer: IntersectionObserver | undefined
  const stop = () => observer?.disconnect()
  const watch = (box: Box | null) => {
    stop()
    if (!box || box.width === 0 || box.height === 0) return
    const right = innerWidth - box.left - box.width
    const bottom = innerHeight - box.top - box.height
    const inset = [box.top, right, bottom, box.left].map((px) => `${-Math.floor(px)}px`).join(' ')
    let seen: number | undefined
    observer = new IntersectionObserver(
      ([entry]) => {
        const now = entry?.intersectionRatio ?? 0
        if (seen === undefined) seen = now
        else if (now !== seen) onMove()
      },
      { rootMargin: inset, threshold: [0, 0.25, 0.5, 0.75, 0.9, 0.99, 1] },
    )
    observer.observe(element)
  }
  return { watch, stop }
}
