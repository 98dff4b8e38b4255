import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { chatGroups } from '../groups/groups.table.ts'

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
