import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayAt, nextMonth } from '../../../platform/calendar.ts'
import { rewardOn, statusOn } from './streak.ts'

describe('the date somewhere', () => {
  it.each([
    ['2026-03-10T15:59:59Z', 'Asia/Shanghai', '2026-03-10'],
    ['2026-03-10T16:00:00Z', 'Asia/Shanghai', '2026-03-11'],
    ['2026-03-10T04:59:59Z', 'America/Chicago', '2026-03-09'],
    ['2025-12-31T23:30:00Z', 'UTC', '2025-12-31'],
    ['2025-12-31T11:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
    // Clocks go forward in Berlin on this night, and back on the other.
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
  ])('at %s in %s is %s', (moment, timeZone, day) => {
    expect(dayAt(new Date(moment), timeZone)).toBe(day)
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then)
  })

  it('of the first of the next month is in the next year after December', () => {
    expect(nextMonth('2026-12')).toBe('2027-01-01')
  })
})

describe('a streak', () => {
  const last = (day: string, streak: number, createdAt = `${day}T12:00:00Z`) => ({
    day,
    streak,
    createdAt: new Date(createdAt),
  })

  it.each([
    ['nobody has checked in', undefined, false, 0],
    ['it is done', last('2026-03-10', 4), true, 4],
    ['it was done yesterday', last('2026-03-09', 4), false, 4],
    ['a day was missed', last('2026-03-08', 4), false, 0],
  ])('when %s', (_, before, checkedIn, streak) => {
    expect(statusOn('2026-03-10', before, 'UTC')).toEqual({ checkedIn, streak })
  })

  it('gives no day twice when the site moves west, and goes on the day after', () => {
    // Done on the 10th in Shanghai, when it was still the 9th in Los Angeles.
    const done = last('2026-03-10', 3, '2026-03-09T16:30:00Z')
    const west = 'America/Los_Angeles'
    expect(statusOn('2026-03-09', done, west).checkedIn).toBe(true)
    expect(statusOn('2026-03-10', done, west).checkedIn).toBe(true)
    expect(statusOn('2026-03-11', done, west)).toEqual({ checkedIn: false, streak: 3 })
  })

  it('neither breaks nor counts twice when the site moves east over a day', () => {
    // Done late on the 9th in Pago Pago, when it was the 11th in Kiritimati.
    const done = last('2026-03-09', 3, '2026-03-10T10:30:00Z')
    const east = 'Pacific/Kiritimati'
    expect(statusOn('2026-03-11', done, east).checkedIn).toBe(true)
    expect(statusOn('2026-03-12', done, east)).toEqual({ checkedIn: false, streak: 3 })
    expect(statusOn('2026-03-13', done, east)).toEqual({ checkedIn: false, streak: 0 })
  })

  it('is the number of days in a row, whenever on them one comes', () => {
    const visits = fc.array(fc.integer({ min: 0, max: 40 * 24 * 60 }), { maxLength: 60 })
    const zones = fc.constantFrom('UTC', 'Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles')
    fc.assert(
      fc.property(visits, zones, (minutes, timeZone) => {
        // Over the night in which clocks in Europe go forward.
        const begin = Date.parse('2026-03-10T00:00:00Z')
        const moments = minutes
          .toSorted((a, b) => a - b)
          .map((each) => new Date(begin + each * 60_000))
        let before: ReturnType<typeof last> | undefined
        const came = new Set<string>()
        for (const moment of moments) {
          const today = dayAt(moment, timeZone)
          const { checkedIn, streak } = statusOn(today, before, timeZone)
          expect(checkedIn).toBe(came.has(today))
          came.add(today)
          let inARow = 0
          while (came.has(addDays(today, -inARow))) inARow += 1
          expect(streak).toBe(checkedIn ? inARow : inARow - 1)
          if (!checkedIn) before = { day: today, streak: streak + 1, createdAt: moment }
        }
      }),
    )
  })

  it.each([
    [1, [5, 6, 7], 5],
    [3, [5, 6, 7], 7],
    [4, [5, 6, 7], 7],
    [100, [5, 6, 7], 7],
    [2, [9], 9],
    [1, [], 0],
  ])('gives on its day %i of %j %i', (nth, rewards, reward) => {
    expect(rewardOn(nth, rewards)).toBe(reward)
  })
})
