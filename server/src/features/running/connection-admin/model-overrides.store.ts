import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { workModels } from '../../making/work-models/work-models.table.ts'
import { chatModels, connections, inUse } from '../../talk/models/models.table.ts'
import { inOperatorOrder, type ModelChanges } from '../../talk/models/overridden-models.ts'

const tableOf = (kind: string) => (kind === 'chat' ? chatModels : workModels)

/** Those that their upstreams list or that were added by hand, chat first, each kind in the operator's order. */
export async function listAllModels(db: Database) {
  const columns = (table: typeof chatModels | typeof workModels) => ({
    id: table.id,
    name: table.name,
    label: table.label,
    description: table.description,
    changes: table.changes,
    isOffered: table.isOffered,
    limits: table.limits,
    standIns: table.standIns,
    isOwn: table.isOwn,
  })
  const ofConnection = { connection: connections.label, connectionId: connections.id }
  const order = [asc(connections.position), asc(connections.id)]
  const [chat, work] = await Promise.all([
    db
      .select({ model: columns(chatModels), abilities: chatModels.abilities, ...ofConnection })
      .from(chatModels)
      .innerJoin(connections, eq(connections.id, chatModels.connectionId))
      .where(and(eq(chatModels.listed, true), inUse()))
      .orderBy(...order, asc(chatModels.position)),
    db
      .select({
        model: { ...columns(workModels), kind: workModels.kind },
        type: workModels.type,
        ...ofConnection,
      })
      .from(workModels)
      .innerJoin(connections, eq(connections.id, workModels.connectionId))
      .where(and(eq(workModels.listed, true), inUse()))
      .orderBy(...order, asc(workModels.position), asc(workModels.id)),
  ])
  const chats = chat.map(({ model, ...row }) => ({
    ...row,
    type: null,
    model: { ...model, kind: 'chat' as const },
  }))
  const works = work.map((row) => ({ ...row, abilities: null }))
  return [...inOperatorOrder(chats), ...inOperatorOrder(works)]
}

type Columns = Pick<typeof chatModels.$inferSelect, 'isOffered' | 'limits' | 'standIns'>

/** Changes what is given of a model; false when there is none. */
export async function saveOverrides(
  db: Database,
  { kind, id }: { kind: string; id: number },
  columns: { [Key in keyof Columns]: Columns[Key] | undefined },
  change: (before: ModelChanges) => ModelChanges,
): Promise<boolean> {
  const table = tableOf(kind)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ changes: table.changes })
      .from(table)
      .where(eq(table.id, id))
      .for('update')
    if (!row) return false
    await tx
      .update(table)
      .set({ ...columns, changes: change(row.changes) })
      .where(eq(table.id, id))
    return true
  })
}

/** Whether all of them are models of the same type as another: of chats, or of works of the same screen. */
export async function areAllOfType(
  db: Database,
  { kind, id }: { kind: string; id: number },
  others: readonly number[],
): Promise<boolean> {
  if (others.length === 0) return true
  const table = tableOf(kind)
  const type = db.select({ type: workModels.type }).from(workModels).where(eq(workModels.id, id))
  const isOfType = kind === 'chat' ? undefined : eq(workModels.type, type)
  const [row] = await db
    .select({ found: count() })
    .from(table)
    .where(and(inArray(table.id, [...others]), isOfType))
  return row?.found === others.length
}

export async function findConnectionInUse(db: Database, id: number) {
  const [row] = await db
    .select()
    .from(connections)
    .where(and(eq(connections.id, id), inUse()))
  return row
}

/** Behind all others of its connection; undefined when that one has it. */
export async function addOwnModel(
  db: Database,
  model: Pick<typeof chatModels.$inferInsert, 'connectionId' | 'name' | 'label' | 'abilities'>,
): Promise<number | undefined> {
  const { connectionId } = model
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from chat_models where connection_id = ${connectionId})`
  const own = { isOwn: true, isOffered: true, listed: true }
  const [row] = await db
    .insert(chatModels)
    .values({ ...model, ...own, position })
    // One that was listed once, or removed, is there again with the number that it had.
    .onConflictDoUpdate({
      target: [chatModels.connectionId, chatModels.name],
      set: own,
      setWhere: eq(chatModels.listed, false),
    })
    .returning({ id: chatModels.id })
  return row?.id
}

/** What its upstream lists comes back with the next listing. Undefined when there is no such model, `listed` when it was not added by hand. */
export async function removeOwnModel(
  db: Database,
  id: number,
): Promise<'removed' | 'listed' | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ isOwn: chatModels.isOwn })
      .from(chatModels)
      .where(eq(chatModels.id, id))
      .for('update')
    if (!row) return undefined
    if (!row.isOwn) return 'listed'
    await tx.update(chatModels).set({ isOwn: false, listed: false }).where(eq(chatModels.id, id))
    return 'removed'
  })
}

/** Those that are named, from the front. */
export async function arrangeModels(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<void> {
  const table = tableOf(kind)
  await db.transaction(async (tx) => {
    for (const [position, id] of ids.entries())
      await tx
        .update(table)
        .set({ changes: sql`${table.changes} || ${JSON.stringify({ position })}::jsonb` })
        .where(eq(table.id, id))
  })
}
