import { describe, expect, it } from 'vitest'
import { fittedView, maxScale, onMap, shownView, zoomed } from './canvas-view.ts'

const stage = { width: 800, height: 600 }

describe('a view', () => {
  it('keeps what is under the fingers where it is', () => {
    const view = { scale: 1, x: 10, y: 20 }
    const at = { x: 300, y: 200 }
    const next = zoomed(view, 2, at)
    expect(onMap(next, at)).toEqual(onMap(view, at))
    expect(zoomed(view, 100, at).scale).toBe(maxScale)
  })
  it('puts a small map in the middle, as large as it is', () =>
    expect(fittedView({ width: 400, height: 200 }, stage, { middle: 100, whole: false })).toEqual({
      scale: 1,
      x: 200,
      y: 200,
    }))
  it('keeps a large one readable from its middle on, and shows it whole when asked', () => {
    const map = { width: 8000, height: 6000 }
    const read = fittedView(map, stage, { middle: 3000, whole: false })
    expect(read.x).toBe(0)
    expect(onMap(read, { x: 0, y: 300 }).y).toBeCloseTo(3000)
    expect(fittedView(map, stage, { middle: 3000, whole: true }).scale).toBeCloseTo(0.1)
  })
  it('moves no more than a box needs to be seen', () => {
    const view = { scale: 1, x: 0, y: 0 }
    const box = { x: 100, y: 100, width: 50, height: 20 }
    expect(shownView(view, box, stage)).toBe(view)
    expect(shownView(view, { ...box, x: 790 }, stage)).toEqual({ scale: 1, x: -64, y: 0 })
    expect(shownView({ ...view, x: -200 }, box, stage)).toEqual({ scale: 1, x: -76, y: 0 })
  })
})
