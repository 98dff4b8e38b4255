import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { connections } from '../models/models.table.ts'
import { workModels } from '../work-models/work-models.table.ts'
import { connectionHours } from './figures.table.ts'

export type OutcomeNote = {
  siteId: number
  hour: Date
  at: Date
  waitedMs: number
  /** Code and words; null where all went well. */
  failure: string | null
}

export async function noteOutcome(
  db: Database,
  { failure, at, ...note }: OutcomeNote & { connectionId: number; engine: string; kind: string },
): Promise<void> {
  const hours = connectionHours
  await db
    .insert(hours)
    .values({
      ...note,
      done: failure === null ? 1 : 0,
      failed: failure === null ? 0 : 1,
      lastFailure: failure ?? '',
      lastFailedAt: failure === null ? null : at,
    })
    .onConflictDoUpdate({
      target: [hours.connectionId, hours.siteId, hours.engine, hours.kind, hours.hour],
      set: {
        done: sql`${hours.done} + excluded.done`,
        failed: sql`${hours.failed} + excluded.failed`,
        waitedMs: sql`${hours.waitedMs} + excluded.waited_ms`,
        lastFailure: sql`case when excluded.failed > 0 then excluded.last_failure else ${hours.lastFailure} end`,
        lastFailedAt: sql`coalesce(excluded.last_failed_at, ${hours.lastFailedAt})`,
      },
    })
}

export async function noteOutcomeOfModel(
  db: Database,
  modelId: number,
  note: OutcomeNote,
): Promise<void> {
  const [model] = await db
    .select({ connectionId: connections.id, engine: connections.engine, kind: workModels.kind })
    .from(workModels)
    .innerJoin(connections, eq(connections.id, workModels.connectionId))
    .where(eq(workModels.id, modelId))
  if (model) await noteOutcome(db, { ...note, ...model })
}
