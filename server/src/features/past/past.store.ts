import type { MessagePart } from '@atelier/contract/message-parts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { chatEntries } from '../chatlog/chatlog.table.ts'
import { chatGroups } from '../groups/groups.table.ts'

/** Rows that go in one statement: PostgreSQL takes 65,535 values in one. */
const rowsAtOnce = 500

export type ImportedGroup = {
  siteId: number
  ownerId: number
  importKey: string
  title: string
  createdAt: Date
  updatedAt: Date
}

/** The new group's number; undefined when its owner has one with this key. */
export async function insertImportedGroup(
  tx: Database,
  group: ImportedGroup,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(chatGroups)
    .values({ ...group, titledBy: group.title ? 'person' : 'nobody' })
    .onConflictDoNothing({ target: [chatGroups.ownerId, chatGroups.importKey] })
    .returning({ id: chatGroups.id })
  return row?.id
}

export type ImportedEntry = {
  role: 'user' | 'assistant'
  parts: readonly MessagePart[]
  words: readonly string[]
  modelName: string | null
  createdAt: Date
  /** Place in the list of what it follows. */
  parent: number | null
}

/** Stores a whole tree; it took no tokens and cost nothing here. */
export async function insertImportedEntries(
  tx: Database,
  {
    groupId,
    entries,
    shown,
  }: { groupId: number; entries: readonly ImportedEntry[]; shown: number },
): Promise<void> {
  const ids = await reserveIds(tx, entries.length)
  const rows = entries.flatMap(({ parent, words, ...entry }, at) => {
    const id = ids[at]
    if (id === undefined) return []
    return {
      ...{ ...entry, id, groupId, state: 'done' as const },
      parentId: parent === null ? null : (ids[parent] ?? null),
      words: sql`array_to_tsvector(${sql.param(words)}::text[])`,
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
    .set({ leafId: ids[shown] ?? null })
    .where(eq(chatGroups.id, groupId))
}

/** Numbers for so many entries, smallest first: versions are told apart by them. */
async function reserveIds(tx: Database, count: number): Promise<number[]> {
  const result = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('chat_entries', 'id'))::int as id
    from generate_series(1, ${count}::int) order by 1`)
  return result.rows.map(({ id }) => id)
}

export async function listKnownKeys(
  db: Database,
  ownerId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: chatGroups.importKey })
    .from(chatGroups)
    .where(and(eq(chatGroups.ownerId, ownerId), inArray(chatGroups.importKey, [...keys])))
  return rows.flatMap(({ key }) => key ?? [])
}
