import { expect, test } from 'vitest'
import { holdings } from './holdings.ts'

const albums = (...ids: number[]) => ids.map((id) => ({ id }))

test('an album holds all of the works, some, or none of them', () => {
  const held = holdings([albums(1, 2), albums(2), albums(2, 3)])
  expect([...held].sort()).toEqual([
    [1, 'some'],
    [2, 'all'],
    [3, 'some'],
  ])
})

test('what is not known yet counts as not held', () => {
  expect(holdings([albums(1), undefined]).get(1)).toBe('some')
  expect(holdings([undefined]).size).toBe(0)
})
