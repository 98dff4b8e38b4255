// Hands what mouse, pen and fingers do on an element to the stage.
import { type RefObject, useEffect } from 'react'
import type { Point } from './mask-history.ts'
import type { MaskStage } from './stage.ts'

const mainButton = 0
const middleButton = 1
/** Zoom for one pixel of a wheel. */
const wheelZoom = 0.0015
const pixelsPerLine = 16

/** `spaceHeld` tells whether a drag is to move the view whatever the tool. */
export function useStagePointers(
  box: RefObject<HTMLElement | null>,
  stage: MaskStage,
  spaceHeld: RefObject<boolean>,
): void {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect()
      return [clientX - left - element.clientLeft, clientY - top - element.clientTop]
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== mainButton && event.button !== middleButton) return
      element.setPointerCapture(event.pointerId)
      stage.drop()
      stage.down(
        event.pointerId,
        place(event),
        event.button === middleButton || spaceHeld.current === true,
      )
    }
    const onMouseDown = (event: MouseEvent) => {
      // Else the wheel's button scrolls.
      if (event.button === middleButton) event.preventDefault()
    }
    const onMove = (event: PointerEvent) => {
      const parts = event.getCoalescedEvents?.() ?? []
      stage.move(event.pointerId, (parts.length > 0 ? parts : [event]).map(place))
    }
    const onUp = (event: PointerEvent) => stage.up(event.pointerId, true)
    const onCancel = (event: PointerEvent) => stage.up(event.pointerId, false)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : pixelsPerLine
      const [x, y] = [event.deltaX * unit, event.deltaY * unit]
      if (event.shiftKey) stage.pan(-(x || y), 0)
      else if (!event.ctrlKey && Math.abs(x) > Math.abs(y)) stage.pan(-x, -y)
      // A trackpad's pinch comes as a wheel with Ctrl, in small steps.
      else stage.zoom(Math.exp(-y * wheelZoom * (event.ctrlKey ? 6 : 1)), place(event))
    }
    const ended = new AbortController()
    const { signal } = ended
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('mousedown', onMouseDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', onCancel, { signal })
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    return () => ended.abort()
  }, [box, stage, spaceHeld])
}
