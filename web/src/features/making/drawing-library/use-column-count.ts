import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many columns of at least `leastPx` fit into an element; at least two. */
export function useColumnCount(box: RefObject<HTMLElement | null>, minPx: number): number {
  const [count, setCount] = useState(2)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setCount(Math.max(2, Math.floor(element.clientWidth / minPx)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, minPx])
  return count
}
