import { describe, expect, test } from 'vitest'
import { moved, placeByKey, placeWhile } from './moved.ts'

const letters = ['a', 'b', 'c', 'd', 'e']

test.each([
  [0, 3, 'bcdae'],
  [3, 0, 'dabce'],
  [2, 2, 'abcde'],
  [1, 4, 'acdeb'],
])('what stands at %i goes to %i', (from, to, told) => {
  expect(moved(letters, from, to).join('')).toBe(told)
  // While it is on its way everything is shown where it will stand.
  const shown: string[] = []
  for (const [at, letter] of letters.entries()) shown[placeWhile(at, from, to)] = letter
  expect(shown.join('')).toBe(told)
})

describe('keys', () => {
  const grid = { count: 7, columns: 3 }
  test.each([
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 6, 6],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 1, 1],
    ['ArrowUp', 4, 1],
    ['Home', 5, 0],
    ['End', 0, 6],
  ])('%s leads from %i to %i', (key, at, to) => {
    expect(placeByKey(key, at, grid)).toBe(to)
  })
  test('others lead nowhere', () => {
    expect(placeByKey('a', 1, grid)).toBeUndefined()
  })
})
