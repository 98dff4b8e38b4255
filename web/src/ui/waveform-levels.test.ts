import { describe, expect, it } from 'vitest'
import { barsPath, columnsIn, levelsOf } from './waveform-levels.ts'

describe('levels', () => {
  it('are the loudest of each column, measured by the loudest of all', () => {
    expect(levelsOf([0.1, 0.5, 0.25, 0], 2)).toEqual([1, 0.5])
  })

  it('are taken from pairs of the least and the most where a peak is negative', () => {
    expect(levelsOf([-0.5, 0.25, -0.1, 0.5, -0.25, 0], 3)).toEqual([1, 1, 0.5])
  })

  it('repeat peaks where there are fewer than columns', () => {
    expect(levelsOf([1, 0.5], 4)).toEqual([1, 1, 0.5, 0.5])
  })

  it.each([
    [[], [0, 0]],
    [
      [0, 0, 0],
      [0, 0],
    ],
  ])('of %j are flat', (peaks, expected) => {
    expect(levelsOf(peaks, 2)).toEqual(expected)
  })

  it('can be of very many peaks', () => {
    expect(levelsOf(new Array<number>(500_000).fill(0.5), 1)).toEqual([1])
  })
})

describe('bars', () => {
  const heights = (path: string) => [...path.matchAll(/v([\d.]+)/g)].map(([, v]) => Number(v))

  it('are as high as their levels, within the height, silence included', () => {
    expect(heights(barsPath([1, 0.5, 0], 42))).toEqual([40.01, 20.01, 0.01])
  })

  it('fit into the width', () => {
    const columns = columnsIn(100)
    const path = barsPath(new Array<number>(columns).fill(1), 40)
    const last = Number([...path.matchAll(/M([\d.]+)/g)].at(-1)?.[1])
    expect(last + 1).toBeLessThanOrEqual(100)
    expect(columnsIn(0)).toBe(1)
  })
})
