import { describe, expect, it } from 'vitest'
import { brushSizes, nextSize } from './brush-size.ts'
import { areaOf, moveRect, rectBetween, resizeRect, thin } from './mask-geometry.ts'
import {
  addAction,
  emptyHistory,
  hasMask,
  type MaskAction,
  type MaskHistory,
  redo,
  undo,
} from './mask-history.ts'
import { fitView, panBy, pinch, toPicture, visiblePart, zoomAt } from './mask-view.ts'
import { shownActions } from './paint-mask.ts'

const stroke = (erase = false): MaskAction => ({
  kind: 'stroke',
  erase,
  size: 10,
  points: [[1, 1]],
})
const after = (...actions: MaskAction[]): MaskHistory => actions.reduce(addAction, emptyHistory)

describe('the history of a mask', () => {
  it('is taken back and done again, until something else is done', () => {
    const both = after(stroke(), { kind: 'invert' })
    const one = undo(both)
    expect(one.done).toEqual([stroke()])
    expect(redo(one)).toEqual(both)
    expect(undo(undo(undo(both))).done).toEqual([])
    expect(redo(redo(redo(undo(undo(both)))))).toEqual(both)
    expect(addAction(one, stroke()).undone).toEqual([])
  })

  it('takes back a clearing like anything else', () => {
    const cleared = after(stroke(), { kind: 'clear' })
    expect(hasMask(cleared)).toBe(false)
    expect(hasMask(undo(cleared))).toBe(true)
  })

  it.each([
    ['nothing', [], false],
    ['a stroke', [stroke()], true],
    ['erasing where nothing is', [stroke(true)], false],
    ['clearing', [stroke(), { kind: 'clear' }], false],
    ['inverting nothing', [{ kind: 'invert' }], true],
    ['a stroke after clearing', [stroke(), { kind: 'clear' }, stroke()], true],
  ] as [string, MaskAction[], boolean][])(
    'after %s says whether it is marked',
    (_, actions, is) => {
      expect(hasMask(after(...actions))).toBe(is)
    },
  )

  it('has no steps that change nothing', () => {
    expect(after({ kind: 'clear' }, stroke(true))).toBe(emptyHistory)
    expect(after({ kind: 'area', erase: false, points: [] })).toBe(emptyHistory)
  })

  it('shows what came after the last clearing', () => {
    expect(shownActions([stroke(), { kind: 'clear' }, stroke(), { kind: 'invert' }])).toEqual([
      stroke(),
      { kind: 'invert' },
    ])
    expect(shownActions([stroke()])).toEqual([stroke()])
  })
})

const picture = { width: 4000, height: 2000 }
const stage = { width: 824, height: 624 }
const limits = { picture, stage }

describe('the view', () => {
  it('fits a picture into the middle of the stage', () => {
    expect(fitView(picture, stage)).toEqual({ scale: 0.2, x: 12, y: 112 })
    const small = fitView({ width: 8, height: 8 }, stage)
    expect(small.scale).toBe(16)
  })

  it('zooms with what lies under the pointer staying there', () => {
    const view = fitView(picture, stage)
    const at = [300, 200] as const
    const before = toPicture(view, at)
    const after_ = toPicture(zoomAt(view, 3, at, limits), at)
    expect(after_[0]).toBeCloseTo(before[0])
    expect(after_[1]).toBeCloseTo(before[1])
  })

  it('is neither zoomed nor moved out of reach', () => {
    const view = fitView(picture, stage)
    expect(zoomAt(view, 1e6, [1, 1], limits).scale).toBe(16)
    expect(zoomAt(view, 1e-6, [1, 1], limits).scale).toBeCloseTo(0.1)
    expect(panBy(view, 1e6, -1e6, limits)).toEqual({ scale: 0.2, x: 776, y: 48 - 400 })
  })

  it('follows two fingers: what lay under each lies there still', () => {
    const view = fitView(picture, stage)
    const from = [
      [200, 300],
      [400, 300],
    ] as const
    const to = [
      [150, 250],
      [550, 250],
    ] as const
    const pinched = pinch(view, from, to, limits)
    expect(pinched.scale).toBeCloseTo(0.4)
    for (const at of [0, 1] as const) {
      const [x, y] = toPicture(pinched, to[at])
      const [oldX, oldY] = toPicture(view, from[at])
      expect(x).toBeCloseTo(oldX)
      expect(y).toBeCloseTo(oldY)
    }
  })

  it('knows what of the picture is in sight', () => {
    expect(visiblePart(fitView(picture, stage), limits)).toEqual({ x: 0, y: 0, ...picture })
    const part = visiblePart({ scale: 1, x: -100, y: -50 }, limits)
    expect(part).toEqual({ x: 100, y: 50, width: 824, height: 624 })
  })
})

describe('shapes', () => {
  it('lie within the picture, whichever corner is drawn first', () => {
    const rect = { x: 0, y: 10, width: 30, height: 1990 }
    expect(rectBetween([30, 5000], [-5, 10], picture)).toEqual(rect)
  })

  it('are led by keys as far as the picture goes', () => {
    const rect = { x: 10, y: 10, width: 100, height: 50 }
    expect(moveRect(rect, -20, 5000, picture)).toEqual({ ...rect, x: 0, y: 1950 })
    expect(resizeRect(rect, 9999, -9999, picture)).toEqual({ ...rect, width: 3990, height: 1 })
  })

  it('have an area, whichever way round they are drawn', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const
    expect(areaOf(square)).toBe(100)
    expect(areaOf(square.toReversed())).toBe(100)
    expect(areaOf([[5, 5]])).toBe(0)
  })

  it('lose points that lie on each other, but not the last one', () => {
    expect(
      thin(
        [
          [0, 0],
          [0.2, 0],
          [2, 0],
          [2.1, 0],
        ],
        1,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
      [2.1, 0],
    ])
  })
})

it('the brush grows and shrinks within its limits', () => {
  expect(nextSize(48, true)).toBe(54)
  expect(nextSize(48, false)).toBe(42)
  let size = brushSizes.first
  for (let times = 0; times < 100; times += 1) size = nextSize(size, true)
  expect(size).toBe(brushSizes.most)
  for (let times = 0; times < 100; times += 1) size = nextSize(size, false)
  expect(size).toBe(brushSizes.least)
})
