// Fingers and mouse on the canvas: moving it, pinching, and dragging a node to another place.
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { onMap, type Point, zoomed } from './canvas-view.ts'
import { type Drop, dropAt } from './drop-at.ts'
import type { MindLayout } from './layout-mind.ts'
import type { CanvasViewMeans } from './use-canvas-view.ts'

const dragAfterPx = 6

type Options = {
  layout: MindLayout
  means: CanvasViewMeans
  /** Undefined where nothing may be moved. */
  onDrop: ((id: string, drop: Drop) => void) | undefined
}

export type Dragged = { id: string; drop: Drop | null }

export function useCanvasPointers({ layout, means, onDrop }: Options) {
  const { stage, view, change } = means
  const fingers = useRef(new Map<number, Point>())
  const held = useRef<{ id: string; from: Point } | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)

  useEffect(() => {
    if (!stage) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = pointIn(stage, event)
      const unit = event.deltaMode === 1 ? 16 : 1
      if (event.ctrlKey || event.metaKey)
        change((now) => zoomed(now, Math.exp(-event.deltaY * unit * 0.005), at))
      else
        change((now) => ({
          ...now,
          x: now.x - (event.shiftKey ? event.deltaY : event.deltaX) * unit,
          y: now.y - (event.shiftKey ? 0 : event.deltaY) * unit,
        }))
    }
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => stage.removeEventListener('wheel', onWheel)
  }, [stage, change])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!stage || event.button > 1) return
    fingers.current.set(event.pointerId, pointIn(stage, event))
    const id = nodeUnder(event.target)
    const mayDrag = event.pointerType === 'mouse' && event.button === 0 && onDrop
    held.current = id && mayDrag ? { id, from: pointIn(stage, event) } : null
    if (!id) stage.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!stage || !before) return
    const at = pointIn(stage, event)
    if (held.current) return drag(at, event.pointerId)
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId)
    const other = others[0]?.[1]
    fingers.current.set(event.pointerId, at)
    const [dx, dy] = [at.x - before.x, at.y - before.y]
    if (!other) return change((now) => ({ ...now, x: now.x + dx, y: now.y + dy }))
    const factor = distance(at, other) / Math.max(1, distance(before, other))
    change((now) => zoomed({ ...now, x: now.x + dx / 2, y: now.y + dy / 2 }, factor, other))
  }
  const drag = (at: Point, pointerId: number) => {
    const grip = held.current
    if (!grip || !stage) return
    if (!dragged && distance(at, grip.from) < dragAfterPx) return
    if (!dragged) stage.setPointerCapture(pointerId)
    setDragged({ id: grip.id, drop: dropAt(layout, grip.id, onMap(view, at)) })
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    if (dragged?.drop && event.type === 'pointerup') onDrop?.(dragged.id, dragged.drop)
    held.current = null
    setDragged(null)
  }
  return {
    dragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function pointIn(stage: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = stage.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const nodeUnder = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-node]')?.dataset.node ?? null)
    : null
