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
    week: undefined,
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

const fifteen = Array.from({ length: 15 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`)
const onDay = (day: string, value: number) => ({ day, name: 'answers', label: '', value }) as const

it('holds the last whole week against the one before, without today', () => {
  const before = onDay('2026-03-01', 4)
  const last = [onDay('2026-03-08', 1), onDay('2026-03-14', 5)]
  const today = onDay('2026-03-15', 100)
  expect(seriesOf('answers', { days: fifteen, rows: [before, ...last, today] }).week).toBe(0.5)
  expect(seriesOf('answers', { days: fifteen, rows: [before] }).week).toBe(-1)
})

it('compares with no week of which nothing is known', () => {
  expect(
    seriesOf('answers', { days: fifteen, rows: [onDay('2026-03-14', 5)] }).week,
  ).toBeUndefined()
  const short = fifteen.slice(1)
  expect(seriesOf('answers', { days: short, rows: [onDay('2026-03-02', 5)] }).week).toBeUndefined()
})
