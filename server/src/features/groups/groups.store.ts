import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { chatGroups } from './groups.table.ts'

export type GroupRecord = typeof chatGroups.$inferSelect

/** Only ever one's own: what belongs to others is not there. */
const owned = (ownerId: number, id: number) =>
  and(eq(chatGroups.id, id), eq(chatGroups.ownerId, ownerId))

export async function insertGroup(
  db: Database,
  group: { siteId: number; ownerId: number; appId: number | null; at: Date },
): Promise<number> {
  const { at, ...values } = group
  const [row] = await db
    .insert(chatGroups)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning({ id: chatGroups.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export async function findGroup(
  db: Database,
  ownerId: number,
  id: number,
): Promise<GroupRecord | undefined> {
  const [row] = await db.select().from(chatGroups).where(owned(ownerId, id))
  return row
}

/** Sticky ones first, then the last used first. */
export async function listGroups(db: Database, ownerId: number): Promise<GroupRecord[]> {
  return db
    .select()
    .from(chatGroups)
    .where(eq(chatGroups.ownerId, ownerId))
    .orderBy(desc(chatGroups.isSticky), desc(chatGroups.updatedAt), desc(chatGroups.id))
}

/** The group last used with an app. */
export async function findGroupByApp(
  db: Database,
  ownerId: number,
  appId: number,
): Promise<GroupRecord | undefined> {
  const [row] = await db
    .select()
    .from(chatGroups)
    .where(and(eq(chatGroups.ownerId, ownerId), eq(chatGroups.appId, appId)))
    .orderBy(desc(chatGroups.updatedAt), desc(chatGroups.id))
    .limit(1)
  return row
}

/** False when the group is not there. */
export async function updateGroup(
  db: Database,
  ownerId: number,
  id: number,
  changes: Partial<Pick<GroupRecord, 'title' | 'titledBy' | 'isSticky' | 'leafId'>>,
): Promise<boolean> {
  if (Object.keys(changes).length === 0) return Boolean(await findGroup(db, ownerId, id))
  const rows = await db
    .update(chatGroups)
    .set(changes)
    .where(owned(ownerId, id))
    .returning({ id: chatGroups.id })
  return rows.length > 0
}

/** Gives a title that a model made, unless a person was quicker. */
export async function titleByModel(db: Database, id: number, title: string): Promise<void> {
  await db
    .update(chatGroups)
    .set({ title, titledBy: 'model' })
    .where(and(eq(chatGroups.id, id), sql`${chatGroups.titledBy} in ('nobody', 'prompt')`))
}

/** False when the group is not there. */
export async function deleteGroup(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(chatGroups)
    .where(owned(ownerId, id))
    .returning({ id: chatGroups.id })
  return rows.length > 0
}

/** Deletes all that do not stick; the numbers of those that went. */
export async function deleteLooseGroups(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .delete(chatGroups)
    .where(and(eq(chatGroups.ownerId, ownerId), eq(chatGroups.isSticky, false)))
    .returning({ id: chatGroups.id })
  return rows.map((row) => row.id)
}

/** Hands all groups of one account to another. */
export async function moveGroups(db: Database, fromId: number, toId: number): Promise<void> {
  await db.update(chatGroups).set({ ownerId: toId }).where(eq(chatGroups.ownerId, fromId))
}
