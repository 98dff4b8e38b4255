import { expect, it } from 'vitest'
import { seriesOf } from './figure-series.ts'

const days = ['2026-03-01', '2026-03-02', '2026-03-03']
const rows = [
  { day: '2026-03-01', name: 'works', label: 'image', value: 2 },
  { day: '2026-03-03', name: 'works', label: 'image', value: 1 },
  { day: '2026-03-03', name: 'works', label: 'music', value: 5 },
  { day: '2026-03-02', name: 'answers', label: '', value: 7 },
] as const

it('has a value for every day, and what they consist of', () => {
  expect(seriesOf('works', { days, rows })).toEqual({
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
  expect(seriesOf('answers', { days, rows })).toMatchObject({ total: 7, today: 0, parts: [] })
  expect(seriesOf('failures', { days, rows })).toMatchObject({ values: [0, 0, 0], parts: [] })
})
