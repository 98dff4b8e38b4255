import { expect, it } from 'vitest'
import { shareAfterKey, shareAt } from './compare-share.ts'

it.each([
  [100, 0],
  [300, 50],
  [500, 100],
  [0, 0],
  [9999, 100],
])('a pointer at %i shows %i hundredths', (x, share) => {
  expect(shareAt(x, { left: 100, width: 400 })).toBe(share)
})

it.each([
  ['ArrowRight', false, 52],
  ['ArrowLeft', false, 48],
  ['ArrowUp', true, 60],
  ['PageDown', false, 40],
  ['Home', false, 0],
  ['End', false, 100],
  ['Enter', false, undefined],
])('%s (with Shift: %s) moves 50 to %s', (key, shift, share) => {
  expect(shareAfterKey(key, 50, shift)).toBe(share)
})

it('no key leads beyond an end', () => {
  expect(shareAfterKey('ArrowRight', 99, false)).toBe(100)
  expect(shareAfterKey('PageDown', 3, false)).toBe(0)
})
