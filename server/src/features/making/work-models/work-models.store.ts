import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { connections, inUse } from '../../talk/models/models.table.ts'
import { asOverridden, inOperatorOrder } from '../../talk/models/overridden-models.ts'
import { workModels } from './work-models.table.ts'

export type WorkModelRecord = typeof workModels.$inferSelect
type ConnectionRecord = typeof connections.$inferSelect
export type ConnectedWorkModel = { model: WorkModelRecord; connection: ConnectionRecord }

export type NewWorkModel = Pick<
  WorkModelRecord,
  'kind' | 'type' | 'name' | 'label' | 'description' | 'declaration'
>

/** Replaces what a connection offers of a kind; models that went stay known, so that works under way come to their end. */
export async function saveListedModels(
  db: Database,
  { connectionId, kind }: Pick<WorkModelRecord, 'connectionId' | 'kind'>,
  models: readonly NewWorkModel[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(workModels)
      .set({ listed: false })
      .where(and(eq(workModels.connectionId, connectionId), eq(workModels.kind, kind)))
    if (models.length === 0) return
    await tx
      .insert(workModels)
      .values(models.map((model, position) => ({ connectionId, position, ...model })))
      .onConflictDoUpdate({
        target: [workModels.connectionId, workModels.name, workModels.type],
        set: {
          listed: true,
          kind: sql`excluded.kind`,
          label: sql`excluded.label`,
          description: sql`excluded.description`,
          declaration: sql`excluded.declaration`,
          position: sql`excluded.position`,
        },
      })
  })
}

/** All models of connections that are in use, those that are not listed any more included, as the operator names and orders them. */
export async function listConnectedModels(db: Database): Promise<ConnectedWorkModel[]> {
  const rows = await db
    .select({ model: workModels, connection: connections })
    .from(workModels)
    .innerJoin(connections, eq(connections.id, workModels.connectionId))
    .where(inUse())
    .orderBy(
      asc(connections.position),
      asc(connections.id),
      asc(workModels.position),
      asc(workModels.id),
    )
  return inOperatorOrder(rows.map((row) => ({ ...row, model: asOverridden(row.model) })))
}
