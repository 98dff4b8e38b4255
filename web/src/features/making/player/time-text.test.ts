import { expect, it } from 'vitest'
import { timeText } from './time-text.ts'

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [187, '3:07'],
  [3599, '59:59'],
  [3787, '1:03:07'],
  [-1, '0:00'],
  [null, '–:––'],
  [Number.NaN, '–:––'],
])('%j s are written %j', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})
