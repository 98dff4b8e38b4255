import { expect, it } from 'vitest'
import { readDay } from './read-day.ts'

it.each([
  ['2026-03-10', '2026-03-10'],
  [' 2026/3/1 ', '2026-03-01'],
  ['2026. 3. 10.', '2026-03-10'],
  ['20260310', '2026-03-10'],
  ['2026年3月10日', '2026-03-10'],
  ['2024-02-29', '2024-02-29'],
])('reads %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

it.each([
  '',
  'today',
  '10-03-2026',
  '2026-13-01',
  '2026-02-30',
  '2026-00-10',
  '2026-3',
  '2026-03-100',
])('takes “%s” for no day', (typed) => {
  expect(readDay(typed)).toBeUndefined()
})
