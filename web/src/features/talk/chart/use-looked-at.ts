// Which point of a chart is looked at, by pointer or by keys.
import type { Chart } from '@atelier/contract/chart'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { AxesLayout } from './axes-layout.ts'

export type Looked = { at: number; x: number; y: number }

/** The point whose x is next to the pointer; in a scatter the nearest one of all. */
export function nearestPoint(
  chart: Chart,
  { xs, marks, inner }: AxesLayout,
  { x, y }: { x: number; y: number },
): Looked | undefined {
  let nearest: Looked | undefined
  let least = Number.POSITIVE_INFINITY
  for (const mark of marks.flat()) {
    const across = chart.type === 'scatter' ? mark.y - y : 0
    const distance = Math.hypot(mark.x - x, across)
    if (distance >= least) continue
    least = distance
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
        const last = order.length - 1
        const places: Record<string, number> = {
          ArrowLeft: Math.max(0, (here < 0 ? order.length : here) - 1),
          ArrowRight: Math.min(last, here + 1),
          Home: 0,
          End: last,
        }
        const place = places[event.key]
        if (event.key === 'Escape') setLooked(undefined)
        if (place === undefined) return
        event.preventDefault()
        setLooked(order[place])
      },
    },
  }
}
