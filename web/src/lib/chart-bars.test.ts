import { describe, expect, it } from 'vitest'
import { barsOf, roundTop, stretchOf } from './chart-bars.ts'

describe('bars of spending', () => {
  it('are days, with those on which nothing was spent', () => {
    const bars = barsOf(
      [
        { day: '2026-02-28', amount: 5 },
        { day: '2026-03-02', amount: 7 },
      ],
      { from: '2026-02-27', to: '2026-03-02' },
    )
    expect(bars).toEqual([
      { from: '2026-02-27', to: '2026-02-27', amount: 0 },
      { from: '2026-02-28', to: '2026-02-28', amount: 5 },
      { from: '2026-03-01', to: '2026-03-01', amount: 0 },
      { from: '2026-03-02', to: '2026-03-02', amount: 7 },
    ])
  })

  it('of a longer time are stretches that end on the last day, and lose nothing', () => {
    const range = { from: '2026-01-01', to: '2026-03-31' }
    const bars = barsOf(
      [
        { day: '2026-01-01', amount: 1 },
        { day: '2026-03-25', amount: 2 },
        { day: '2026-03-31', amount: 3 },
      ],
      range,
    )
    expect(bars).toHaveLength(13)
    expect(bars[0]).toEqual({ from: '2026-01-01', to: '2026-01-06', amount: 1 })
    expect(bars.at(-1)).toEqual({ from: '2026-03-25', to: '2026-03-31', amount: 5 })
  })

  it.each([
    [1, 1],
    [31, 1],
    [45, 1],
    [90, 7],
    [366, 30],
  ])('of %i days stand for %i days each', (days, stretch) => {
    expect(stretchOf(days)).toBe(stretch)
  })
})

describe('the top of a scale', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 5],
    [7, 10],
    [10, 10],
    [11, 20],
    [480, 500],
    [501, 1000],
  ])('for %i is %i', (max, top) => {
    expect(roundTop(max)).toBe(top)
  })
})
