import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CanvasView, fittedView, type Point, shownView, zoomed } from './canvas-view.ts'
import type { MindLayout } from './layout-mind.ts'

/**
 * How the map lies on its stage. It fits by itself until somebody moves it; from then on what is chosen stays where it is, whatever grows
 * around it.
 */
export function useCanvasView(layout: MindLayout, selected: string) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [view, setView] = useState<CanvasView>({ scale: 1, x: 0, y: 0 })
  const follows = useRef(true)
  const anchor = useRef<{ id: string; at: Point } | null>(null)

  useEffect(() => {
    if (!stage) return
    const observer = new ResizeObserver(() =>
      setSize({ width: stage.clientWidth, height: stage.clientHeight }),
    )
    observer.observe(stage)
    return () => observer.disconnect()
  }, [stage])

  const [root] = layout.boxes
  const fit = useCallback(
    (whole: boolean) => {
      if (size.width === 0 || !root) return
      const middle = root.y + root.height / 2
      setView(fittedView(layout, size, { middle, whole }))
    },
    [layout, size, root],
  )

  useLayoutEffect(() => {
    if (follows.current) return fit(false)
    const box = layout.boxes.find(({ node }) => node.id === anchor.current?.id)
    const before = anchor.current?.at
    if (!box || !before) return
    const [dx, dy] = [before.x - box.x, before.y - box.y]
    if (dx !== 0 || dy !== 0)
      setView((now) => ({ ...now, x: now.x + dx * now.scale, y: now.y + dy * now.scale }))
  }, [layout, fit])
  useLayoutEffect(() => {
    const box = layout.boxes.find(({ node }) => node.id === selected) ?? layout.boxes[0]
    anchor.current = box ? { id: box.node.id, at: { x: box.x, y: box.y } } : null
  }, [layout, selected])

  const change = useCallback((next: (now: CanvasView) => CanvasView) => {
    follows.current = false
    setView(next)
  }, [])
  const zoom = useCallback(
    (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
      change((now) => zoomed(now, factor, at)),
    [change, size],
  )
  const show = useCallback(
    (id: string) => {
      const box = layout.boxes.find(({ node }) => node.id === id)
      if (box && size.width > 0) setView((now) => shownView(now, box, size))
    },
    [layout, size],
  )
  const fitWhole = useCallback(() => {
    follows.current = false
    fit(true)
  }, [fit])
  return { stage, setStage, size, view, change, zoom, show, fit: fitWhole }
}
export type CanvasViewMeans = ReturnType<typeof useCanvasView>
