import { asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { workModels } from '../../making/work-models/work-models.table.ts'
import type { ConnectionRecord } from './models.store.ts'
import { chatModels, connections } from './models.table.ts'

/** All of them in their order, with how many models each lists. */
export async function listAllConnections(
  db: Database,
): Promise<(ConnectionRecord & { models: number })[]> {
  const [rows, chat, work] = await Promise.all([
    db.select().from(connections).orderBy(asc(connections.position), asc(connections.id)),
    db
      .select({ id: chatModels.connectionId, models: count() })
      .from(chatModels)
      .where(eq(chatModels.listed, true))
      .groupBy(chatModels.connectionId),
    db
      .select({ id: workModels.connectionId, models: count() })
      .from(workModels)
      .where(eq(workModels.listed, true))
      .groupBy(workModels.connectionId),
  ])
  const countOf = (id: number) =>
    [...chat, ...work].filter((row) => row.id === id).reduce((sum, { models }) => sum + models, 0)
  return rows.map((row) => ({ ...row, models: countOf(row.id) }))
}

export async function findConnection(
  db: Database,
  id: number,
): Promise<ConnectionRecord | undefined> {
  const [row] = await db.select().from(connections).where(eq(connections.id, id))
  return row
}

/** Behind all others. */
export async function insertConnection(
  db: Database,
  made: Pick<ConnectionRecord, 'engine' | 'choice' | 'label' | 'settings'>,
): Promise<ConnectionRecord> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from connections)`
  const [row] = await db
    .insert(connections)
    .values({ ...made, origin: 'operator', position })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateConnection(
  db: Database,
  id: number,
  changes: Partial<Pick<ConnectionRecord, 'engine' | 'choice' | 'label' | 'settings' | 'isOff'>>,
): Promise<ConnectionRecord | undefined> {
  const [row] = await db.update(connections).set(changes).where(eq(connections.id, id)).returning()
  return row
}

export async function deleteConnection(db: Database, id: number): Promise<void> {
  await db.delete(connections).where(eq(connections.id, id))
}

/** Those that are not named stand behind, as they did. */
export async function arrangeConnections(db: Database, ids: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(connections).set({ position: sql`${connections.position} + ${ids.length}` })
    for (const [position, id] of ids.entries())
      await tx.update(connections).set({ position }).where(eq(connections.id, id))
  })
}
