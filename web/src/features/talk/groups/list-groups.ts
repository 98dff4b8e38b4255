import type { Group } from '@atelier/contract/features/talk/groups'
import { call } from '../../../api/call.ts'
import { plainTitle } from './plain-title.ts'

const pageSize = 500

type ReadPage = (page: number) => Promise<readonly Group[]>

/** All conversations, page by page; one that has moved between two pages counts once. */
export async function listGroups(
  signal?: AbortSignal,
  read: ReadPage = (page) =>
    call('groups.list', page === 1 ? {} : { page }, {
      shownInPlace: true,
      ...(signal ? { signal } : {}),
    }),
): Promise<Group[]> {
  const found = new Map<number, Group>()
  for (let page = 1; ; page++) {
    const rows = await read(page)
    for (const group of rows) found.set(group.id, { ...group, title: plainTitle(group.title) })
    if (rows.length < pageSize) return [...found.values()]
  }
}
