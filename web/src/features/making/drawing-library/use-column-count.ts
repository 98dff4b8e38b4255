import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of at least `minPx` fit into an element; at least two, none until it is laid out. */
export function useColumnCount(box: RefObject<HTMLElement | null>, minPx: number): number {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    // Told once it is laid out: to ask now would lay out the whole screen for it.
    const observer = new ResizeObserver(() =>
      setCount(Math.max(2, Math.floor(element.clientWidth / minPx))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, minPx])
  return count
}
