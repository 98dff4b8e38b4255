import type { ModelAbilities } from '@atelier/contract/features/talk/models'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { chatModels, connections, inUse } from './models.table.ts'
import { asOverridden, asOverriddenToAnswer, inOperatorOrder } from './overridden-models.ts'

export type ConnectionRecord = typeof connections.$inferSelect
export type ChatModelRecord = typeof chatModels.$inferSelect

/** Notes a connection that was found, behind all others; one found before keeps its place, takes its new address and key, and is used again. */
export async function saveFoundConnection(
  db: Database,
  found: Pick<ConnectionRecord, 'engine' | 'origin' | 'choice' | 'label' | 'settings'> & {
    preset: string
  },
): Promise<ConnectionRecord> {
  const { engine, origin, choice, label, settings } = found
  const [row] = await db
    .insert(connections)
    .values({
      ...found,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from connections)`,
    })
    .onConflictDoUpdate({
      target: connections.preset,
      set: { engine, origin, choice, label, settings, enabled: true },
    })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** What was found earlier and is not there now is switched off, its models with it. */
export async function disableLostConnections(
  db: Database,
  origin: 'environment' | 'local',
  presets: readonly string[],
): Promise<void> {
  const lost = presets.length ? notInArray(connections.preset, [...presets]) : undefined
  await db
    .update(connections)
    .set({ enabled: false })
    .where(and(eq(connections.origin, origin), lost))
}

/** Replaces what a connection offers; models that went stay known, so that old answers keep their name, and those added by hand stay. */
export async function saveListedModels(
  db: Database,
  connectionId: number,
  listed: readonly { name: string; label: string; abilities: ModelAbilities }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(chatModels)
      .set({ listed: false })
      .where(and(eq(chatModels.connectionId, connectionId), eq(chatModels.isOwn, false)))
    for (const [position, model] of listed.entries())
      await tx
        .insert(chatModels)
        .values({ connectionId, position, listed: true, ...model })
        .onConflictDoUpdate({
          target: [chatModels.connectionId, chatModels.name],
          set: { position, listed: true, label: model.label, abilities: model.abilities },
        })
  })
}

/** Connections that are in use, in their order. */
export const listConnections = (db: Database): Promise<ConnectionRecord[]> =>
  db
    .select()
    .from(connections)
    .where(inUse())
    .orderBy(asc(connections.position), asc(connections.id))

export type OfferedModel = { model: ChatModelRecord; connection: ConnectionRecord }

/** All models that can be used now, as the operator names and orders them. */
export async function listOfferedModels(db: Database): Promise<OfferedModel[]> {
  const rows = await db
    .select({ model: chatModels, connection: connections })
    .from(chatModels)
    .innerJoin(connections, eq(connections.id, chatModels.connectionId))
    .where(and(eq(chatModels.listed, true), eq(chatModels.isOffered, true), inUse()))
    .orderBy(asc(connections.position), asc(connections.id), asc(chatModels.position))
  return inOperatorOrder(rows.map((row) => ({ ...row, model: asOverriddenToAnswer(row.model) })))
}

/** What a model is called, offered or not; undefined when it is not there. */
export async function findLabel(db: Database, id: number): Promise<string | undefined> {
  const [model] = await db.select().from(chatModels).where(eq(chatModels.id, id))
  return model && asOverridden(model).label
}
