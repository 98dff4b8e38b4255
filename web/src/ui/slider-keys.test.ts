import { expect, it } from 'vitest'
import { valueAfterKey } from './slider-keys.ts'

const scale = { value: 50, max: 100, step: 5, leap: 30 }

it.each([
  ['ArrowLeft', 45],
  ['ArrowDown', 45],
  ['ArrowRight', 55],
  ['ArrowUp', 55],
  ['PageDown', 20],
  ['PageUp', 80],
  ['Home', 0],
  ['End', 100],
  ['a', undefined],
  [' ', undefined],
])('%s leads from 50 to %j', (key, expected) => {
  expect(valueAfterKey(key, scale)).toBe(expected)
})

it('stays within its ends', () => {
  expect(valueAfterKey('PageDown', { ...scale, value: 10 })).toBe(0)
  expect(valueAfterKey('ArrowRight', { ...scale, value: 99 })).toBe(100)
})
