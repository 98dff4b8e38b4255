import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import { changeGroup, createGroup } from '../groups/groups.usecases.ts'
import { copyEntries } from './copy-entries.store.ts'

/** Makes a conversation of the caller's own of entries of another one, in this order; resolves with its number. */
export async function copyConversation(
  { entryIds, from, title }: { entryIds: readonly number[]; from: number; title: string },
  caller: Caller,
  { db, clock }: { db: Database; clock: Clock },
): Promise<number> {
  return db.transaction(async (tx) => {
    const groupId = await createGroup(caller, { db: tx, clock })
    await copyEntries(tx, { entryIds, from, to: groupId, at: clock.now() })
    if (title) await changeGroup(groupId, { title }, caller, tx)
    return groupId
  })
}
