import { expect, it } from 'vitest'
import { dayByKey } from './day-by-key.ts'

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-03-04', '2026-02-25'],
  ['ArrowDown', '2026-03-04', '2026-03-11'],
  ['Home', '2026-03-04', '2026-03-02'],
  ['End', '2026-03-04', '2026-03-08'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-30', '2026-02-28'],
])('%s leads from %s to %s', (key, day, next) => {
  expect(dayByKey(key, day, 2)).toBe(next)
})

it('leaves other keys alone', () => {
  expect(dayByKey('a', '2026-03-04', 2)).toBeUndefined()
})
