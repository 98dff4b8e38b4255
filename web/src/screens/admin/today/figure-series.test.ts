import { expect, it } from 'vitest'
import { seriesOf } from './figure-series.ts'

const days = ['2026-03-13', '2026-03-14', '2026-03-15']
const weeks = Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
const rows = [
  { day: '2026-03-01', name: 'works', label: 'video', value: 9 },
  { day: '2026-03-13', name: 'works', label: 'image', value: 2 },
  { day: '2026-03-15', name: 'works', label: 'image', value: 1 },
  { day: '2026-03-15', name: 'works', label: 'music', value: 5 },
  { day: '2026-03-14', name: 'answers', label: '', value: 7 },
] as const

it('has a value for every day, and what they consist of', () => {
  expect(seriesOf('works', { days, weeks, rows })).toMatchObject({
    values: [2, 0, 6],
    today: 6,
    total: 8,
    parts: [
      { label: 'music', value: 5 },
      { label: 'image', value: 3 },
    ],
  })
})

it('tells what has no parts, or nothing at all, without any', () => {
  expect(seriesOf('answers', { days, weeks, rows })).toMatchObject({
    total: 7,
    today: 0,
    parts: [],
  })
  expect(seriesOf('failures', { days, weeks, rows })).toMatchObject({
    values: [0, 0, 0],
    parts: [],
  })
})

it('has the last whole week and the one before, also of days that the range leaves out', () => {
  expect(seriesOf('works', { days, weeks, rows }).weeks).toEqual({
    before: [9, 0, 0, 0, 0, 0, 0],
    now: [0, 0, 0, 0, 0, 2, 0],
  })
})
