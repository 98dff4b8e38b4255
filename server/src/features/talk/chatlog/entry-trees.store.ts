import type { FailureValues } from '@atelier/contract/errors'
import type { MessagePart } from '@atelier/contract/message-parts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { indexedWords } from '../../../platform/db/word-index.ts'
import { chatGroups } from '../groups/groups.table.ts'
import type { EntryRecord } from './chatlog.store.ts'
import { chatEntries } from './chatlog.table.ts'

/** Rows that go in one statement: PostgreSQL takes 65,535 values in one. */
const rowsAtOnce = 500

export type BroughtEntry = {
  role: EntryRecord['role']
  state: Exclude<EntryRecord['state'], 'running'>
  parts: readonly MessagePart[]
  words: readonly string[]
  modelName: string | null
  errorCode?: string | null
  errorValues?: FailureValues | null
  createdAt: Date
  /** Place in the list of what it follows, which is before it. */
  parent: number | null
}

/** Stores a whole tree of entries that were written elsewhere: here they took no tokens and cost nothing. Resolves with their numbers. */
export async function insertTree(
  tx: Database,
  {
    groupId,
    entries,
    shown,
  }: { groupId: number; entries: readonly BroughtEntry[]; shown: number | null },
): Promise<number[]> {
  const ids = await reserveIds(tx, entries.length)
  const rows = entries.flatMap(({ parent, words, ...entry }, at) => {
    const id = ids[at]
    if (id === undefined) return []
    return {
      ...entry,
      id,
      groupId,
      parentId: parent === null ? null : (ids[parent] ?? null),
      words: indexedWords(words),
      engine: entry.modelName === null ? null : '',
    }
  })
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx
      .insert(chatEntries)
      .overridingSystemValue()
      .values(rows.slice(at, at + rowsAtOnce))
  await tx
    .update(chatGroups)
    .set({ leafId: shown === null ? null : (ids[shown] ?? null) })
    .where(eq(chatGroups.id, groupId))
  return ids
}

/** Numbers for so many entries, smallest first: versions are told apart by them. */
async function reserveIds(tx: Database, count: number): Promise<number[]> {
  const result = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('chat_entries', 'id'))::int as id
    from generate_series(1, ${count}::int) order by 1`)
  return result.rows.map(({ id }) => id)
}
