import { expect, it } from 'vitest'
import { changeOf, linesOf, twoWeeksOf } from './two-weeks.ts'

const size = { width: 64, height: 24, edge: 2 }
const flat = (value: number) => Array.from({ length: 7 }, () => value)

it('is the later half of fourteen days beside the earlier', () => {
  const days = Array.from({ length: 14 }, (_, at) => at)
  expect(twoWeeksOf(days)).toEqual({
    before: [0, 1, 2, 3, 4, 5, 6],
    now: [7, 8, 9, 10, 11, 12, 13],
  })
})

it('holds a week against the one before, and says where that had nothing', () => {
  expect(changeOf({ now: flat(3), before: flat(2) })).toBe(0.5)
  expect(changeOf({ now: flat(0), before: flat(2) })).toBe(-1)
  expect(changeOf({ now: flat(1), before: flat(0) })).toBe('first')
  expect(changeOf({ now: flat(0), before: flat(0) })).toBe('nothing')
})

it('draws both on the same scale, from edge to edge', () => {
  const { now, before } = linesOf({ now: flat(5), before: flat(10) }, size)
  expect([now[0], now.at(-1)]).toEqual([
    { x: 2, y: 12 },
    { x: 62, y: 12 },
  ])
  expect(before[3]).toEqual({ x: 32, y: 2 })
})

it('lies at the foot where there is nothing, or less', () => {
  const { now, before } = linesOf({ now: flat(0), before: flat(-4) }, size)
  expect([now[0]?.y, before[0]?.y]).toEqual([22, 22])
})
