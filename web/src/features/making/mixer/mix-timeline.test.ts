import { expect, test } from 'vitest'
import { fittedRegion, positionAt, segmentOf } from './mix-timeline.ts'
import { pointedRegion } from './pointed-region.ts'

const straight = { atS: 100, fromS: 2, durationS: 10, loop: undefined }
const looped = { ...straight, loop: { startS: 1, endS: 4 } }

test.each([
  [straight, 99, 2],
  [straight, 103, 5],
  [straight, 200, 10],
  [looped, 101.5, 3.5],
  [looped, 102, 1],
  [looped, 104.5, 3.5],
  [looped, 105, 1],
  // Behind the loop it plays on to the end.
  [{ ...looped, fromS: 4 }, 103, 7],
])('%j stands at %d of the clock at %d', (timeline, clockS, positionS) => {
  expect(positionAt(timeline, clockS)).toBeCloseTo(positionS, 9)
})

test('pieces of a loop lie end to end', () => {
  expect([0, 1, 2].map((index) => segmentOf(looped, index))).toEqual([
    { startS: 2, endS: 4, atS: 100 },
    { startS: 1, endS: 4, atS: 102 },
    { startS: 1, endS: 4, atS: 105 },
  ])
  expect(segmentOf(straight, 1)).toBeUndefined()
})

test.each([
  [3, 1, { startS: 1, endS: 3 }],
  [-1, 99, { startS: 0, endS: 10 }],
  [1.23456, 2, { startS: 1.235, endS: 2 }],
  [1, 1.05, undefined],
])('a region from %d to %d is put in order, within the mix and on samples', (a, b, region) => {
  expect(fittedRegion(a, b, { durationS: 10, sampleRate: 1000 })).toEqual(region)
})

test.each([
  ['a', undefined, 3, { startS: 3, endS: 10 }],
  ['b', undefined, 3, { startS: 0, endS: 3 }],
  ['a', { startS: 1, endS: 5 }, 3, { startS: 3, endS: 5 }],
  ['a', { startS: 1, endS: 2 }, 3, { startS: 3, endS: 10 }],
  ['b', { startS: 4, endS: 5 }, 3, { startS: 0, endS: 3 }],
] as const)('point %s with %j, set at %d', (point, region, atS, result) => {
  expect(pointedRegion(point, region, atS, 10)).toEqual(result)
})
