import { useEffect, useState } from 'react'
import { type Box, isInside } from './boxes.ts'
import { findShown } from './find-shown.ts'
import { followElement } from './follow-element.ts'
import { visibleArea } from './scroll-into-view.ts'
import { throttle } from './throttle.ts'

export type HintPlace = { element: Element; box: Box; point: Box }

/** The edge of a point's target, in px. */
const edge = 24

/** Under its element, so that it takes no press that was meant for that. */
const pointAt = ({ left, top, width, height }: Box): Box => ({
  left: left + (width - edge) / 2,
  top: top + height,
  width: edge,
  height: edge,
})

/** Where the first match of a selector and its point are, as long as both can be seen; looked for until it comes, then followed. */
export function useHintPlace(selector: string, intervalMs: number): HintPlace | null {
  const [element, setElement] = useState<Element | null>(null)
  const [box, setBox] = useState<Box | null>(null)

  useEffect(() => {
    if (element) return undefined
    const look = throttle(intervalMs, () => setElement(findShown(selector, document)))
    look.ask()
    const observer = new MutationObserver(look.ask)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      look.stop()
      observer.disconnect()
    }
  }, [selector, intervalMs, element])

  useEffect(() => {
    if (!element) return undefined
    return followElement(
      element,
      (now) => {
        const area = now && visibleArea(element)
        setBox(area && isInside(now, area) && isInside(pointAt(now), area) ? now : null)
        if (!findShown(element, document)) setElement(null)
      },
      intervalMs,
    )
  }, [element, intervalMs])

  return element && box ? { element, box, point: pointAt(box) } : null
}
