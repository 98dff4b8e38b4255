// Dragging a tile over others by a pointer. Tiles carry their place as `data-place`; nothing in the document moves before it is dropped.
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react'

/** A press that moves less is no drag, in px. */
const slack = 6
/** So near to its edge the list scrolls, in px. */
const edge = 56

type DragDeps = {
  box: RefObject<HTMLElement | null>
  onStart: (place: number) => void
  /** Over the tile at this place of the document. */
  onOver: (place: number) => void
  onDrop: () => void
  onCancel: () => void
}

export function useDrag(deps: DragDeps) {
  const latest = useRef(deps)
  latest.current = deps
  const end = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => end.current?.(), [])

  return (event: ReactPointerEvent) => {
    const { target, button, pointerType, clientX, clientY, pointerId } = event
    if (button !== 0 || !(target instanceof Element)) return
    // A finger on a tile scrolls; on its grip it drags.
    if (pointerType !== 'mouse' && !target.closest('[data-grip]')) return
    const place = placeAt(target)
    if (place === undefined) return
    let isOn = false
    let frame = 0
    const at = { x: clientX, y: clientY }

    const scroll = () => {
      frame = requestAnimationFrame(scroll)
      const box = latest.current.box.current
      if (!box) return
      const { top, bottom } = box.getBoundingClientRect()
      if (at.y < top + edge) box.scrollTop -= 12
      else if (at.y > bottom - edge) box.scrollTop += 12
      else return
      look()
    }
    const look = () => {
      const over = placeAt(document.elementFromPoint(at.x, at.y))
      if (over !== undefined) latest.current.onOver(over)
    }
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      at.x = moved.clientX
      at.y = moved.clientY
      if (!isOn) {
        if (Math.hypot(at.x - clientX, at.y - clientY) < slack) return
        isOn = true
        latest.current.onStart(place)
        frame = requestAnimationFrame(scroll)
      }
      look()
    }
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return
      stop()
      if (isOn) latest.current.onDrop()
    }
    const cancel = () => {
      stop()
      if (isOn) latest.current.onCancel()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel()
    }
    const stop = () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', onKey, true)
      end.current = undefined
    }
    end.current?.()
    end.current = stop
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', onKey, true)
  }
}

function placeAt(element: Element | null): number | undefined {
  const place = element?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? undefined : Number(place)
}
