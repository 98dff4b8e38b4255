import { describe, expect, it } from 'vitest'
import { placeAfter, placeWithout } from './places.ts'

describe('a row of pictures', () => {
  it.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])('leads from place %i by %i in %i to %i', (place, step, count, next) => {
    expect(placeAfter(place, step, count)).toBe(next)
  })

  it.each([
    ['one before', 2, 0, 3, 1],
    ['the one shown', 1, 1, 3, 1],
    ['the one shown, the last', 2, 2, 3, 1],
    ['one after', 0, 2, 3, 0],
    ['the only one', 0, 0, 1, 0],
  ])('stays at what is shown when it loses %s', (_, place, gone, count, left) => {
    expect(placeWithout(place, gone, count)).toBe(left)
  })
})
