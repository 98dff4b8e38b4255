import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { workModels } from '../work-models/work-models.table.ts'
import { chatModels, connections, inUse } from './models.table.ts'
import { inWishedOrder, type ModelChanges } from './wished-models.ts'

const tableOf = (kind: string) => (kind === 'chat' ? chatModels : workModels)

/** Those that their upstreams list, chat first, each kind in the operator's order. */
export async function listAllModels(db: Database) {
  const columns = (table: typeof chatModels | typeof workModels) => ({
    id: table.id,
    name: table.name,
    label: table.label,
    description: table.description,
    changes: table.changes,
    isOffered: table.isOffered,
  })
  const order = [asc(connections.position), asc(connections.id)]
  const [chat, work] = await Promise.all([
    db
      .select({ model: columns(chatModels), connection: connections.label })
      .from(chatModels)
      .innerJoin(connections, eq(connections.id, chatModels.connectionId))
      .where(and(eq(chatModels.listed, true), inUse()))
      .orderBy(...order, asc(chatModels.position)),
    db
      .select({
        model: { ...columns(workModels), kind: workModels.kind },
        connection: connections.label,
      })
      .from(workModels)
      .innerJoin(connections, eq(connections.id, workModels.connectionId))
      .where(and(eq(workModels.listed, true), inUse()))
      .orderBy(...order, asc(workModels.position), asc(workModels.id)),
  ])
  const chats = chat.map(({ model, connection }) => ({
    ...{ connection },
    model: { ...model, kind: 'chat' as const },
  }))
  return [...inWishedOrder(chats), ...inWishedOrder(work)]
}

export async function saveWishes(
  db: Database,
  { kind, id }: { kind: string; id: number },
  { isOffered, ...words }: { isOffered: boolean; label: string; description: string },
): Promise<boolean> {
  const table = tableOf(kind)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ changes: table.changes })
      .from(table)
      .where(eq(table.id, id))
      .for('update')
    if (!row) return false
    const { label: _, description: __, ...others } = row.changes
    const changes: ModelChanges = {
      ...others,
      ...(words.label ? { label: words.label } : {}),
      ...(words.description ? { description: words.description } : {}),
    }
    await tx.update(table).set({ isOffered, changes }).where(eq(table.id, id))
    return true
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
