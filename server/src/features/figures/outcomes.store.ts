import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { connections } from '../models/models.table.ts'
import { workModels } from '../work-models/work-models.table.ts'
import { connectionHours } from './figures.table.ts'

/** What some outcomes of an hour come to. */
export type OutcomeCounts = {
  siteId: number
  hour: Date
  done: number
  failed: number
  waitedMs: number
  /** Code and words of the latest; empty where all went well. */
  lastFailure: string
  lastFailedAt: Date | null
}

/** With what they are outcomes of: a row of the table. */
export type OutcomeTally = OutcomeCounts & { connectionId: number; engine: string; kind: string }

/** The same for two tallies that go into one row. */
export const rowOf = ({ connectionId, siteId, engine, kind, hour }: OutcomeTally): string =>
  [connectionId, siteId, engine, kind, hour.getTime()].join(' ')

/** Two of one row, the second later than the first. */
export const addTallies = (before: OutcomeTally | undefined, later: OutcomeTally): OutcomeTally =>
  before
    ? {
        ...later,
        done: before.done + later.done,
        failed: before.failed + later.failed,
        waitedMs: before.waitedMs + later.waitedMs,
        lastFailure: later.lastFailure || before.lastFailure,
        lastFailedAt: later.lastFailedAt ?? before.lastFailedAt,
      }
    : later

export async function addOutcomes(db: Database, tally: OutcomeTally): Promise<void> {
  const hours = connectionHours
  await db
    .insert(hours)
    .values(tally)
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

export async function addOutcomesOfModel(
  db: Database,
  modelId: number,
  counts: OutcomeCounts,
): Promise<void> {
  const [model] = await db
    .select({ connectionId: connections.id, engine: connections.engine, kind: workModels.kind })
    .from(workModels)
    .innerJoin(connections, eq(connections.id, workModels.connectionId))
    .where(eq(workModels.id, modelId))
  if (model) await addOutcomes(db, { ...counts, ...model })
}
