import { expect, it } from 'vitest'
import { day, id, largestId, longId, timestamp } from './primitives.ts'

it.each([1, '7', largestId])('takes %s for the number of a row', (number) => {
  expect(id.parse(number)).toBe(Number(number))
})

it.each([0, -1, 1.5, 'a', '', largestId + 1, 2 ** 53])(
  'knows that no row has the number %s',
  (number) => {
    expect(id.safeParse(number).success).toBe(false)
  },
)

it('takes larger numbers for rows that are written very often', () => {
  expect(longId.parse(largestId + 1)).toBe(largestId + 1)
  expect(longId.safeParse(2 ** 53).success).toBe(false)
})

it('knows no years before 1000', () => {
  expect(day.safeParse('0000-01-01').success).toBe(false)
  expect(timestamp.safeParse('0000-01-01T00:00:00Z').success).toBe(false)
  expect(day.safeParse('0001-01-01').success).toBe(false)
  expect(day.parse('1000-01-01')).toBe('1000-01-01')
  expect(timestamp.parse('2026-03-01T00:00:00.000Z')).toBe('2026-03-01T00:00:00.000Z')
})
