// Whether what lies over the beginning of a text is shown: at the top, and while one scrolls up.
import { useCallback, useRef, useState } from 'react'

/** So long after a hand was at the wheel, the screen or the keys, in ms, what moves was moved by it, or by what that set going. */
const byHandMs = 400

type Place = { top: number; left: number }

/** What a scroll says about it; undefined for nothing, as where the page is laid out anew around what is read. Pure. */
export function barAfter(before: Place, now: Place): boolean | undefined {
  if (now.top <= 8) return true
  // Both sides of what is read, for rows that are measured while one scrolls change one of them alone.
  if (now.top < before.top && now.left > before.left) return true
  if (now.top > before.top && now.left < before.left) return false
  return undefined
}

/** `isHead`: it goes only where somebody scrolls, and not where the page leads itself to the end, as when a conversation is opened. */
export function useBarShown(isHead: boolean) {
  const [isShown, setShown] = useState(true)
  const last = useRef<Place>({ top: 0, left: Number.POSITIVE_INFINITY })
  const touchedAt = useRef(-byHandMs)
  const touch = useCallback(() => {
    touchedAt.current = performance.now()
  }, [])
  const follow = useCallback(
    (area: HTMLElement) => {
      const now = {
        top: area.scrollTop,
        left: area.scrollHeight - area.scrollTop - area.clientHeight,
      }
      const wanted = barAfter(last.current, now)
      last.current = now
      const byHand = performance.now() - touchedAt.current < byHandMs
      if (byHand) touch()
      if (wanted || (wanted === false && (byHand || !isHead))) setShown(wanted)
    },
    [isHead, touch],
  )
  return { isShown, follow, touch }
}
