import { describe, expect, test } from 'vitest'
import { reselectAfterDelete, reselectAfterDeleteAll } from './reselect.ts'

describe('deleting one conversation', () => {
  const cases: { name: string; ids: number[]; deleted: number; next: number }[] = [
    { name: 'in the middle takes the next one at its place', ids: [5, 4, 3], deleted: 4, next: 3 },
    { name: 'at the top takes the new top', ids: [5, 4, 3], deleted: 5, next: 4 },
    { name: 'at the end takes the previous one', ids: [5, 4, 3], deleted: 3, next: 4 },
    { name: 'of two takes the other, from above', ids: [5, 4], deleted: 4, next: 5 },
    { name: 'of two takes the other, from below', ids: [5, 4], deleted: 5, next: 4 },
    { name: 'as the only one takes none', ids: [5], deleted: 5, next: 0 },
    { name: 'from an empty list takes none', ids: [], deleted: 5, next: 0 },
    { name: 'that is not listed takes the first', ids: [5, 4], deleted: 9, next: 5 },
  ]
  for (const { name, ids, deleted, next } of cases) {
    test(name, () => expect(reselectAfterDelete(ids, deleted)).toBe(next))
  }
})

describe('deleting all conversations', () => {
  test('takes the first sticky one that remains', () => {
    expect(reselectAfterDeleteAll([8, 2])).toBe(8)
  })
  test('takes none when nothing remains', () => expect(reselectAfterDeleteAll([])).toBe(0))
})
