import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element that shows some lines has more to show. */
export function useIsCut(lines: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = lines.current
    if (!element) return
    const measure = () =>
      setCut(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      )
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [lines])
  return isCut
}
