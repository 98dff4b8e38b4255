import { expect, test } from 'vitest'
import { isLong } from './long-text.ts'

test('a text is long by its length or by its lines', () => {
  expect(isLong('x'.repeat(1200))).toBe(false)
  expect(isLong('x'.repeat(1201))).toBe(true)
  expect(isLong('x\n'.repeat(13))).toBe(false)
  expect(isLong('x\n'.repeat(14))).toBe(true)
})
