import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { fixedStatement } from '../../../platform/db/fixed-statement.ts'
import { workModels } from '../../making/work-models/work-models.table.ts'
import { connections } from '../../talk/models/models.table.ts'

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

const addToHour = fixedStatement<
  never,
  [
    connectionId: number,
    siteId: number,
    engine: string,
    kind: string,
    hour: Date,
    done: number,
    failed: number,
    waitedMs: number,
    lastFailure: string,
    lastFailedAt: Date | null,
  ]
>(`
  insert into connection_hours as hours
    (connection_id, site_id, engine, kind, hour, done, failed, waited_ms, last_failure, last_failed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (connection_id, site_id, engine, kind, hour) do update set
    done = hours.done + excluded.done,
    failed = hours.failed + excluded.failed,
    waited_ms = hours.waited_ms + excluded.waited_ms,
    last_failure = case when excluded.failed > 0 then excluded.last_failure else hours.last_failure end,
    last_failed_at = coalesce(excluded.last_failed_at, hours.last_failed_at)`)

export async function addOutcomes(db: Database, tally: OutcomeTally): Promise<void> {
  await addToHour(
    db,
    ...([tally.connectionId, tally.siteId, tally.engine, tally.kind, tally.hour] as const),
    ...([tally.done, tally.failed, tally.waitedMs] as const),
    ...([tally.lastFailure, tally.lastFailedAt] as const),
  )
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
