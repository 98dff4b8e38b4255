// Models that members made from others: with words of their own, over a model of the site or of a connection of theirs.
import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import type { ListedModel, OwnModelRecord } from './own-connections.store.ts'
import { ownConnections, ownModels } from './own-connections.table.ts'

export type CustomModelRecord = OwnModelRecord & { baseModelId: number }

const isCustom = (row: OwnModelRecord): row is CustomModelRecord => row.baseModelId !== null

/** Those of an account, in the order in which they were made. */
export async function listCustomModels(
  db: Database,
  accountId: number,
): Promise<CustomModelRecord[]> {
  const rows = await db
    .select()
    .from(ownModels)
    .where(and(eq(ownModels.accountId, accountId), isNotNull(ownModels.baseModelId)))
    .orderBy(asc(ownModels.id))
  return rows.filter(isCustom)
}

export async function findCustomModel(
  db: Database,
  accountId: number,
  id: number,
): Promise<CustomModelRecord | undefined> {
  const rows = await db
    .select()
    .from(ownModels)
    .where(and(eq(ownModels.id, id), eq(ownModels.accountId, accountId)))
  return rows.find(isCustom)
}

/** How many an account has; others that would add one wait until the transaction ends. */
export async function lockAndCountCustomModels(db: Database, accountId: number): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('own_models'), ${accountId})`)
  const [row] = await db
    .select({ models: count() })
    .from(ownModels)
    .where(eq(ownModels.accountId, accountId))
  return row?.models ?? 0
}

type Contents = Pick<OwnModelRecord, 'connectionId' | 'label' | 'systemMessage' | 'abilities'> & {
  baseModelId: number
}

export async function insertCustomModel(
  db: Database,
  model: Contents & { accountId: number; name: string },
): Promise<CustomModelRecord> {
  const rows = await db.insert(ownModels).values(model).returning()
  const row = rows.find(isCustom)
  if (!row) throw new Error('an insert returned no row')
  return row
}

export async function updateCustomModel(
  db: Database,
  { id, accountId }: { id: number; accountId: number },
  set: Contents,
): Promise<CustomModelRecord | undefined> {
  const rows = await db
    .update(ownModels)
    .set(set)
    .where(and(eq(ownModels.id, id), eq(ownModels.accountId, accountId)))
    .returning()
  return rows.find(isCustom)
}

export async function deleteCustomModel(
  db: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const rows = await db
    .delete(ownModels)
    .where(and(eq(ownModels.id, id), eq(ownModels.accountId, accountId)))
    .returning({ id: ownModels.id })
  return rows.length > 0
}

/** Adds a model that its upstream does not list; one that is known stays as it is. Gives its number. */
export async function insertUnlisted(
  db: Database,
  connectionId: number,
  model: ListedModel,
): Promise<number> {
  const [row] = await db
    .insert(ownModels)
    .values({ connectionId, ...model })
    .onConflictDoUpdate({
      target: [ownModels.connectionId, ownModels.name],
      set: { listed: true },
    })
    .returning({ id: ownModels.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

/** Forgets connections that were brought by models which are gone; gives their numbers. */
export async function deleteUnusedConnections(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .delete(ownConnections)
    .where(
      and(
        eq(ownConnections.accountId, accountId),
        gt(ownConnections.position, 0),
        sql`not exists (select 1 from ${ownModels} where ${ownModels.connectionId} = ${ownConnections.id} and ${ownModels.accountId} is not null)`,
      ),
    )
    .returning({ id: ownConnections.id })
  return rows.map(({ id }) => id)
}
