import type { ModelAbilities } from '@atelier/contract/features/talk/models'
import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { ownConnections, ownModels } from './own-connections.table.ts'

export type OwnConnectionRecord = typeof ownConnections.$inferSelect
export type OwnModelRecord = typeof ownModels.$inferSelect
export type ListedModel = { name: string; label: string; abilities: ModelAbilities }

/** The place that the config tab knows. */
const first = 0

export async function findConnection(
  db: Database,
  accountId: number,
): Promise<OwnConnectionRecord | undefined> {
  const [row] = await db
    .select()
    .from(ownConnections)
    .where(and(eq(ownConnections.accountId, accountId), eq(ownConnections.position, first)))
  return row
}

/** A place behind all connections of an account, for one that a made model brings. */
export async function nextPlace(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(ownConnections.position) })
    .from(ownConnections)
    .where(eq(ownConnections.accountId, accountId))
  return Math.max(first, row?.last ?? first) + 1
}

/** Keeps the connection of an account in the place of the one before, which keeps its number. */
export async function saveConnection(
  db: Database,
  connection: Pick<
    OwnConnectionRecord,
    'accountId' | 'api' | 'engine' | 'label' | 'settings' | 'updatedAt'
  >,
  position = first,
): Promise<OwnConnectionRecord> {
  const { accountId: _, ...set } = connection
  const [row] = await db
    .insert(ownConnections)
    .values({ ...connection, position })
    .onConflictDoUpdate({ target: [ownConnections.accountId, ownConnections.position], set })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Forgets the connection and its models; gives the number of what was there. */
export async function deleteConnection(
  db: Database,
  accountId: number,
): Promise<number | undefined> {
  const [row] = await db
    .delete(ownConnections)
    .where(and(eq(ownConnections.accountId, accountId), eq(ownConnections.position, first)))
    .returning({ id: ownConnections.id })
  return row?.id
}

/** Replaces what a connection offers; a model that is listed again has its old number. Names must differ. */
export async function saveListedModels(
  db: Database,
  connectionId: number,
  listed: readonly ListedModel[],
): Promise<void> {
  await db
    .update(ownModels)
    .set({ listed: false })
    .where(and(eq(ownModels.connectionId, connectionId), isNull(ownModels.accountId)))
  if (listed.length === 0) return
  await db
    .insert(ownModels)
    .values(listed.map((model, position) => ({ connectionId, position, ...model })))
    .onConflictDoUpdate({
      target: [ownModels.connectionId, ownModels.name],
      set: {
        listed: true,
        label: sql`excluded.label`,
        abilities: sql`excluded.abilities`,
        position: sql`excluded.position`,
      },
    })
}

export async function countModels(db: Database, connectionId: number): Promise<number> {
  const [row] = await db
    .select({ models: count() })
    .from(ownModels)
    .where(
      and(
        eq(ownModels.connectionId, connectionId),
        eq(ownModels.listed, true),
        isNull(ownModels.accountId),
      ),
    )
  return row?.models ?? 0
}

export type OwnedModel = { model: OwnModelRecord; connection: OwnConnectionRecord }

/** The models of the connection that the config tab knows, in the order of their upstream. */
export async function listModels(db: Database, accountId: number): Promise<OwnedModel[]> {
  return db
    .select({ model: ownModels, connection: ownConnections })
    .from(ownModels)
    .innerJoin(ownConnections, eq(ownConnections.id, ownModels.connectionId))
    .where(
      and(
        eq(ownConnections.accountId, accountId),
        eq(ownConnections.position, first),
        eq(ownModels.listed, true),
        isNull(ownModels.accountId),
      ),
    )
    .orderBy(asc(ownModels.position))
}

/** A model of one of the account's connections that is listed. */
export async function findModel(
  db: Database,
  accountId: number,
  id: number,
): Promise<OwnedModel | undefined> {
  const [row] = await db
    .select({ model: ownModels, connection: ownConnections })
    .from(ownModels)
    .innerJoin(ownConnections, eq(ownConnections.id, ownModels.connectionId))
    .where(
      and(
        eq(ownModels.id, id),
        eq(ownConnections.accountId, accountId),
        eq(ownModels.listed, true),
        isNull(ownModels.accountId),
      ),
    )
  return row
}
