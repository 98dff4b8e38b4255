// Whether what lies over the beginning of a text is shown: at the top, and while one scrolls up.
import { useCallback, useRef, useState } from 'react'

type Place = { top: number; left: number }

/** What a scroll says about it; undefined for nothing, as where the page is laid out anew around what is read. Pure. */
export function barAfter(before: Place, now: Place): boolean | undefined {
  if (now.top <= 8) return true
  // Both sides of what is read, for rows that are measured while one scrolls change one of them alone.
  if (now.top < before.top && now.left > before.left) return true
  if (now.top > before.top && now.left < before.left) return false
  return undefined
}

export function useBarShown() {
  const [isShown, setShown] = useState(true)
  const last = useRef<Place>({ top: 0, left: Number.POSITIVE_INFINITY })
  const follow = useCallback((area: HTMLElement) => {
    const now = {
      top: area.scrollTop,
      left: area.scrollHeight - area.scrollTop - area.clientHeight,
    }
    const wanted = barAfter(last.current, now)
    last.current = now
    if (wanted !== undefined) setShown(wanted)
  }, [])
  return { isShown, follow }
}
