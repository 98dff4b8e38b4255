import { expect, it } from 'vitest'
import { resultWidth, resultWidths } from './result-size.ts'

it('results are as large as somebody chose, and larger while they are few', () => {
  expect(resultWidth(1, 40)).toBe(240)
  expect(resultWidth(1, 5)).toBe(440)
  expect(resultWidth(4, 5)).toBe(600)
})

it('a kept size that is none counts as the nearest, and no result is too small for its buttons', () => {
  expect(resultWidth(99, 40)).toBe(resultWidths.at(-1))
  expect(resultWidth(-3, 40)).toBe(180)
  expect(resultWidth(0, 40, 330)).toBe(330)
})
