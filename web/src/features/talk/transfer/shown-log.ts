// A conversation as it is shown, whole, to be taken along.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { Group } from '@atelier/contract/features/talk/groups'
import { call } from '../../../api/call.ts'

const pageSize = 1000

/** Reads all pages, oldest first in the end. Rejects with CallFailure, and with the signal's reason. */
export async function readShownLog(groupId: number, signal: AbortSignal): Promise<Entry[]> {
  const pages: Entry[][] = []
  let before: number | undefined
  do {
    const page: { rows: Entry[]; before: number | null } = await call(
      'chatlog.list',
      { groupId, size: pageSize, ...(before === undefined ? {} : { before }) },
      { shownInPlace: true, signal },
    )
    pages.unshift(page.rows)
    before = page.before ?? undefined
  } while (before !== undefined)
  return pages.flat()
}

export type ShownConversation = { group: Group; entries: Entry[] }
