import { type RefObject, useEffect, useState } from 'react'

/** What people point at or tab to in place of the face on it. */
const around = 'article, a, button, label, li'

/** Whether the card that an element stands on is under the pointer, or has the focus. Never so by touch, which scrolls with the finger. */
export function usePointedAt(box: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false)
  useEffect(() => {
    const card = box.current?.closest('article') ?? box.current?.closest(around)
    if (!card) return undefined
    const over = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') setPointed(true)
    }
    const focused = () => {
      if (card.querySelector(':focus-visible') ?? card.matches(':focus-visible')) setPointed(true)
    }
    const away = () => setPointed(card.matches(':hover') || card.contains(document.activeElement))
    const out = () => requestAnimationFrame(away)
    const controller = new AbortController()
    const { signal } = controller
    // Cards that pass below a resting pointer while somebody scrolls play nothing.
    card.addEventListener('pointermove', over, { signal })
    card.addEventListener('pointerleave', () => setPointed(false), { signal })
    card.addEventListener('focusin', focused, { signal })
    card.addEventListener('focusout', out, { signal })
    return () => controller.abort()
  }, [box])
  return isPointed
}
