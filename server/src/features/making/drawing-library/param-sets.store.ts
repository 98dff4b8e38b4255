import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { drawingParamSets } from './param-sets.table.ts'

export type ParamSetRecord = typeof drawingParamSets.$inferSelect
type Contents = Pick<ParamSetRecord, 'name' | 'value' | 'params'>

const owned = (ownerId: number, id: number) =>
  and(eq(drawingParamSets.id, id), eq(drawingParamSets.ownerId, ownerId))

/** Newest first. */
export async function listSets(db: Database, ownerId: number): Promise<ParamSetRecord[]> {
  return db
    .select()
    .from(drawingParamSets)
    .where(eq(drawingParamSets.ownerId, ownerId))
    .orderBy(desc(drawingParamSets.updatedAt), desc(drawingParamSets.id))
}

export async function insertSet(
  tx: Database,
  set: Contents & { ownerId: number; at: Date },
): Promise<number> {
  const { at, ...contents } = set
  const [row] = await tx
    .insert(drawingParamSets)
    .values({ ...contents, createdAt: at, updatedAt: at })
    .returning({ id: drawingParamSets.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** False when the owner has no such set. */
export async function updateSet(
  tx: Database,
  set: Contents & { ownerId: number; id: number; at: Date },
): Promise<boolean> {
  const { ownerId, id, at, ...contents } = set
  const rows = await tx
    .update(drawingParamSets)
    .set({ ...contents, updatedAt: at })
    .where(owned(ownerId, id))
    .returning({ id: drawingParamSets.id })
  return rows.length > 0
}

/** False when the owner has no such set. */
export async function deleteSet(db: Database, ownerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(drawingParamSets)
    .where(owned(ownerId, id))
    .returning({ id: drawingParamSets.id })
  return rows.length > 0
}

/** What a guest kept is the member's that the guest becomes. */
export async function moveParamSets(
  tx: Database,
  guestId: number,
  memberId: number,
): Promise<void> {
  await tx
    .update(drawingParamSets)
    .set({ ownerId: memberId })
    .where(eq(drawingParamSets.ownerId, guestId))
}
