import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element has more to show than its place shows: further lines, or columns of a table. */
export function useIsCut(box: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setCut(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      )
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    // What is in it may grow while its place stays as it is.
    for (const child of element.children) watch.observe(child)
    return () => watch.disconnect()
  }, [box])
  return isCut
}
