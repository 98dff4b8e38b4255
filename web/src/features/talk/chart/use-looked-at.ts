// Which point of a chart is looked at, by pointer or by keys.
import type { Chart } from '@atelier/contract/chart'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { pointByKey } from '../../../ui/chart-group.tsx'
import type { AxesLayout } from './axes-layout.ts'

export type Looked = { at: number; x: number; y: number }

/** The point whose x is next to the pointer; in a scatter the nearest one of all. */
export function nearestPoint(
  chart: Chart,
  { xs, marks, inner }: AxesLayout,
  { x, y }: { x: number; y: number },
): Looked | undefined {
  let nearest: Looked | undefined
  let min = Number.POSITIVE_INFINITY
  for (const mark of marks.flat()) {
    const across = chart.type === 'scatter' ? mark.y - y : 0
    const distance = Math.hypot(mark.x - x, across)
    if (distance >= min) continue
    min = distance
    nearest = { at: mark.at, x: xs[mark.at] ?? x, y: chart.type === 'scatter' ? mark.y : inner.top }
  }
  return nearest
}

/** `order`: the points that keys go through, one after the other. */
export function useLookedAt(
  order: readonly Looked[],
  find: (place: { x: number; y: number }, target: EventTarget) => Looked | undefined,
) {
  const [looked, setLooked] = useState<Looked>()
  const here = order.findIndex(({ at }) => at === looked?.at)
  return {
    looked,
    events: {
      onPointerMove(event: PointerEvent<Element>) {
        const { left, top } = event.currentTarget.getBoundingClientRect()
        setLooked(find({ x: event.clientX - left, y: event.clientY - top }, event.target))
      },
      onPointerLeave: () => setLooked(undefined),
      onBlur: () => setLooked(undefined),
      onKeyDown(event: KeyboardEvent) {
        const place = pointByKey(event.key, here < 0 ? undefined : here, order.length)
        if (event.key === 'Escape') setLooked(undefined)
        if (place === undefined) return
        event.preventDefault()
        setLooked(order[place])
      },
    },
  }
}
