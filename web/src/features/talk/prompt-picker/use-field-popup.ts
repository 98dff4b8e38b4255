import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** Highest and widest, in px. */
const highest = 320
const widest = 480
const gap = 6
const edge = 8

type FieldPopup = {
  style: CSSProperties
  /** Where it goes: into the window that the field stands in, as the focus may not leave that. */
  home: Element
}

/** Where a list stands that belongs to a field: under it, or above where there is more room. Follows it. */
export function useFieldPopup(field: HTMLElement): FieldPopup {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    const place = () => setStyle(placeBeside(field.getBoundingClientRect()))
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(field)
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    visualViewport?.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
      visualViewport?.removeEventListener('resize', place)
    }
  }, [field])
  return { style, home: field.closest('[role=dialog]') ?? document.body }
}

function placeBeside(rect: DOMRect): CSSProperties {
  const height = visualViewport?.height ?? innerHeight
  const below = height - rect.bottom - gap - edge
  const above = rect.top - gap - edge
  const width = Math.min(Math.max(rect.width, 280), widest, innerWidth - 2 * edge)
  const left = Math.max(edge, Math.min(rect.left, innerWidth - width - edge))
  if (below >= Math.min(highest, above))
    return { left, width, top: rect.bottom + gap, maxHeight: Math.min(highest, below) }
  return { left, width, bottom: innerHeight - rect.top + gap, maxHeight: Math.min(highest, above) }
}
