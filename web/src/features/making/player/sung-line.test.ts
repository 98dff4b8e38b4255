import { expect, it } from 'vitest'
import { sungLine } from './sung-line.ts'

const lines = [
  { text: 'a', startS: 5, endS: 8 },
  { text: 'b', startS: 8, endS: 9 },
  { text: 'c', startS: 20, endS: 22 },
]

it.each([
  [0, -1],
  [4.7, -1],
  [4.85, 0],
  [8, 1],
  [15, 1],
  [500, 2],
])('at %f s the line %i is sung', (positionS, expected) => {
  expect(sungLine(lines, positionS)).toBe(expected)
})

it('nothing is sung where there are no words', () => {
  expect(sungLine([], 5)).toBe(-1)
})
