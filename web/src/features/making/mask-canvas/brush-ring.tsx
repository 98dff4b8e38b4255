import { type RefObject, useEffect, useRef } from 'react'

/** The brush as large as it paints, under the mouse or the pen. */
export function BrushRing({ box, size }: { box: RefObject<HTMLElement | null>; size: number }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      const shown = ring.current
      if (!shown) return
      const { left, top } = element.getBoundingClientRect()
      shown.hidden = pointerType === 'touch'
      shown.style.transform = `translate(${clientX - left}px, ${clientY - top}px) translate(-50%, -50%)`
    }
    const hide = () => {
      if (ring.current) ring.current.hidden = true
    }
    element.addEventListener('pointermove', follow, { passive: true })
    element.addEventListener('pointerleave', hide, { passive: true })
    return () => {
      element.removeEventListener('pointermove', follow)
      element.removeEventListener('pointerleave', hide)
    }
  }, [box])
  return (
    <div
      ref={ring}
      hidden
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="pointer-events-none absolute top-0 left-0 rounded-full border border-[#fff] shadow-[0_0_0_1px_#000]"
    />
  )
}
