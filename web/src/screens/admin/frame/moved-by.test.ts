import { expect, it } from 'vitest'
import { movedBy } from './moved-by.ts'

it.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('entry %i moved by %i', (id, step, ids) => {
  expect(movedBy([1, 2, 3], id, step)).toEqual(ids)
})
