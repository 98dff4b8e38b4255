import { describe, expect, it } from 'vitest'
import {
  fitted,
  maxScale,
  maxScaleOfDrawing,
  swipeMeaning,
  wholeView,
  withinStage,
  zoomedAt,
} from './stage-view.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 400 }

describe('zooming', () => {
  it('keeps the point under the fingers where it is', () => {
    const view = zoomedAt(wholeView, 2, { x: 100, y: -50 })
    // The point of the picture that was there: (100, -50) at scale 1.
    expect(view.x + 100 * view.scale).toBe(100)
    expect(view.y - 50 * view.scale).toBe(-50)
  })

  it('ends at whole and at its most', () => {
    expect(zoomedAt(wholeView, 0.1, { x: 50, y: 50 })).toEqual(wholeView)
    expect(zoomedAt(wholeView, 100, { x: 0, y: 0 }).scale).toBe(maxScale)
  })

  it('never lets the picture leave the stage', () => {
    expect(withinStage({ scale: 2, x: 9999, y: 9999 }, picture, stage)).toEqual({
      scale: 2,
      x: 200,
      y: 0,
    })
    expect(withinStage({ scale: 1, x: 30, y: 30 }, picture, stage)).toEqual(wholeView)
  })
})

describe('a picture on its stage', () => {
  it('is whole, and not larger than it is', () => {
    expect(fitted({ width: 800, height: 800 }, stage)).toEqual({ width: 400, height: 400 })
    expect(fitted({ width: 100, height: 50 }, stage)).toEqual({ width: 100, height: 50 })
  })

  it('is made larger as a drawing, and that the further the smaller it had to be made', () => {
    expect(fitted({ width: 100, height: 50 }, stage, 2)).toEqual({ width: 200, height: 100 })
    expect(fitted({ width: 320, height: 80 }, stage, 2)).toEqual({ width: 400, height: 100 })
    expect(maxScaleOfDrawing({ width: 100, height: 50 }, { width: 200, height: 100 })).toBe(
      maxScale,
    )
    const wide = { width: 8000, height: 400 }
    const max = maxScaleOfDrawing(wide, fitted(wide, stage, 2))
    expect(max).toBe(80)
    expect(zoomedAt(wholeView, 1000, { x: 0, y: 0 }, max).scale).toBe(80)
    expect(
      withinStage({ scale: 80, x: 99_999, y: 0 }, { width: 400, height: 20 }, stage, max),
    ).toEqual({
      scale: 80,
      x: 15_800,
      y: 0,
    })
  })
})

describe('a swipe', () => {
  it.each([
    [{ x: -150, y: 20 }, 'next'],
    [{ x: 150, y: 20 }, 'previous'],
    [{ x: 10, y: 200 }, 'close'],
    [{ x: 10, y: -300 }, null],
    [{ x: 40, y: 20 }, null],
  ])('by %o means %s', (by, meaning) => {
    expect(swipeMeaning(by, stage)).toBe(meaning)
  })
})
