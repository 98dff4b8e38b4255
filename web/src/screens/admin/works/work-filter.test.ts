import { expect, it } from 'vitest'
import { filterIn, inputOf, isNarrowed } from './work-filter.ts'

it('reads what an address says, and nothing that is no filter', () => {
  expect(filterIn('?state=failed&kind=video&model=12&days=7&person=ann')).toEqual({
    state: 'failed',
    kind: 'video',
    model: 12,
    days: 7,
    person: 'ann',
  })
  const none = { state: '', kind: '', model: 0, days: 0, person: '' }
  expect(filterIn('?state=odd&kind=toString&model=-1&days=8')).toEqual(none)
  expect(isNarrowed(filterIn(''))).toBe(false)
  expect(isNarrowed(filterIn('?person=%20'))).toBe(false)
  expect(isNarrowed(filterIn('?days=1'))).toBe(true)
})

it('asks from midnight of the first of so many days, today included', () => {
  const asked = (days: number) =>
    inputOf({ ...filterIn(''), days }, new Date(2026, 2, 1, 15, 30)).from
  expect(asked(1)).toBe(new Date(2026, 2, 1).toISOString())
  expect(asked(7)).toBe(new Date(2026, 1, 23).toISOString())
  expect(asked(0)).toBeUndefined()
})
