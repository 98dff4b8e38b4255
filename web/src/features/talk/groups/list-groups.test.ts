import type { Group } from '@atelier/contract/features/talk/groups'
import { expect, it, vi } from 'vitest'
import { listGroups } from './list-groups.ts'

const at = '2026-01-02T10:00:00.000Z'
const group = (id: number): Group => ({
  id,
  title: `conversation ${id}`,
  isSticky: false,
  appId: null,
  createdAt: at,
  updatedAt: at,
})
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => group(from + n))

it('few conversations are one call', async () => {
  const read = vi.fn(async () => ids(1, 3))
  expect((await listGroups(undefined, read)).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(read).toHaveBeenCalledTimes(1)
})

it('many are read page by page, and one that moved from one to the next is there once', async () => {
  const pages = [ids(1, 500), ids(500, 500), []]
  const read = vi.fn(async (page: number) => pages[page - 1] ?? [])
  const all = await listGroups(undefined, read)
  expect(all.length).toBe(999)
  expect(new Set(all.map(({ id }) => id)).size).toBe(999)
  expect(read).toHaveBeenCalledTimes(3)
})
