import type { Group } from '@atelier/contract/features/talk/groups'
import { describe, expect, test } from 'vitest'
import { listRows, shownOrder, withTitle } from './group-sections.ts'

const now = new Date(2026, 10, 21, 12, 0)
const at = (daysAgo: number, hour = 9) => new Date(2026, 10, 21 - daysAgo, hour).toISOString()
const group = (id: number, updatedAt: string, more: Partial<Group> = {}): Group => ({
  id,
  title: `Group ${id}`,
  isSticky: false,
  appId: null,
  createdAt: updatedAt,
  updatedAt,
  ...more,
})
const shape = (groups: Group[]) =>
  listRows(groups, now).map((row) => (row.kind === 'heading' ? row.section : row.group.id))

describe('sections', () => {
  test('begin where the day does, not 24 hours ago', () => {
    expect(
      shape([group(4, at(0, 0)), group(3, at(1, 23)), group(2, at(7, 0)), group(1, at(8))]),
    ).toEqual(['today', 4, 'yesterday', 3, 'week', 2, 'earlier', 1])
  })

  test('hold what sticks in one of their own, whenever it was used', () => {
    expect(shape([group(2, at(30), { isSticky: true }), group(1, at(0))])).toEqual([
      'sticky',
      2,
      'today',
      1,
    ])
  })

  test('are not shown when they are empty', () => expect(shape([])).toEqual([]))

  test('put a conversation dated ahead of this clock under today', () => {
    expect(shape([group(1, at(-1))])).toEqual(['today', 1])
  })
})

test('what sticks comes first, then what was used last', () => {
  const groups = [group(1, at(3)), group(2, at(1)), group(3, at(9), { isSticky: true })]
  expect(shownOrder(groups).map(({ id }) => id)).toEqual([3, 2, 1])
})

describe('filtering by title', () => {
  const groups = [group(1, at(0), { title: 'Ｒust 笔记' }), group(2, at(0), { title: 'Dinner' })]
  const found = (words: string) => withTitle(groups, words).map(({ id }) => id)
  test('minds neither case nor width', () => expect(found(' rUST ')).toEqual([1]))
  test('finds Chinese words', () => expect(found('笔记')).toEqual([1]))
  test('shows all without words', () => expect(found('  ')).toEqual([1, 2]))
})
