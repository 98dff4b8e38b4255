// What days of a site came to, counted from what is there. Past days are counted once and kept, because what is there is deleted again.
import type { FigureName } from '@atelier/contract/analytics-terms'
import { kindOfType, type WorkType } from '@atelier/contract/work-terms'
import { and, eq, gte, lt, max, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { dailyAnalytics } from '../../money/outcomes/outcomes.table.ts'

/** Days are dates of a site's own time zone, as `2026-03-10`. */
export type FigureRow = { day: string; name: FigureName; label: string; value: number }

type Days = { siteId: number; timeZone: string; from: string; to: string }

/** Every figure of days from the first to the last, both included; what came to nothing is left out. */
export async function countDays(
  db: Database,
  { siteId, timeZone, from, to }: Days,
): Promise<FigureRow[]> {
  const since = sql`(${from}::date::timestamp at time zone ${timeZone})`
  const until = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`
  const within = sql`created_at >= ${since} and created_at < ${until}`
  const day = sql`to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD')`
  const result = await db.execute<FigureRow>(sql`
    with asked as materialized (
      select ${day} as day, owner_id, type, state, model_id from works
      where site_id = ${siteId} and ${within}
    ), answered as materialized (
      select to_char(entry.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, owner_id, state, engine
      from chat_entries as entry join chat_groups on chat_groups.id = entry.group_id
      where entry.role = 'assistant' and entry.created_at >= ${since} and entry.created_at < ${until}
        and chat_groups.site_id = ${siteId}
    ), flows as materialized (
      select ${day} as day, cause, amount, reservation_id from ledger_entries
      where site_id = ${siteId} and purse = 'credits' and ${within}
    )
    select ${day} as day, 'newPeople' as name, kind as label, count(*) as value from accounts
      where site_id = ${siteId} and ${within} group by 1, 3
    union all
    select day, 'activePeople', '', count(distinct owner_id) from (
      select day, owner_id from asked union all select day, owner_id from answered
    ) as busy group by 1
    union all
    select day, 'answers', '', count(*) from answered group by 1
    union all
    select day, 'works', type::text, count(*) from asked group by 1, 3
    union all
    select day, 'creditsSold', cause, sum(amount)::bigint from flows
      where cause in ('package', 'code') group by 1, 3
    union all
    select day, 'creditsSpent', '', -sum(amount)::bigint from flows
      where cause in ('charge', 'release') or (cause = 'refund' and reservation_id is not null) group by 1
    union all
    select day::text, name, label, value from daily_figures
      where site_id = ${siteId} and name = ${'siteCost'} and day between ${from}::date and ${to}::date
    union all
    select day, 'failures', coalesce(engine, ''), count(*) from (
      select day, connections.engine from asked
        left join work_models on work_models.id = asked.model_id
        left join connections on connections.id = work_models.connection_id
        where state = 4
      union all
      select day, engine from answered where state = 'failed'
    ) as failed group by 1, 3`)
  return mergeFigures(result.rows.map(inKinds))
}

/** Works are told by kind; several types are of one. */
const inKinds = (row: FigureRow): FigureRow =>
  row.name === 'works' ? { ...row, label: kindOfType(Number(row.label) as WorkType) } : row

/** One row for each day, name and label: values of the same are added up; those that come to nothing are left out. */
export function mergeFigures(rows: readonly FigureRow[]): FigureRow[] {
  const merged = new Map<string, FigureRow>()
  for (const row of rows) {
    const key = `${row.day} ${row.name} ${row.label}`
    const value = Number(row.value) + (merged.get(key)?.value ?? 0)
    merged.set(key, { ...row, value })
  }
  return [...merged.values()].filter(({ value }) => value !== 0)
}

/** The last day that was counted for good; undefined when none was. */
export async function findLastKept(db: Database, siteId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ day: max(dailyAnalytics.day) })
    .from(dailyAnalytics)
    // What a site pays for is noted while its day goes on.
    .where(and(eq(dailyAnalytics.siteId, siteId), ne(dailyAnalytics.name, 'siteCost')))
  return row?.day ?? undefined
}

/** Keeps figures; what another server has kept meanwhile stays. */
export async function insertAnalytics(
  db: Database,
  siteId: number,
  rows: readonly FigureRow[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(dailyAnalytics)
    .values(rows.map((row) => ({ siteId, ...row })))
    .onConflictDoNothing()
}

/** Kept figures of days from one on, and before another. */
export async function listKept(
  db: Database,
  { siteId, from, before }: { siteId: number; from: string; before: string },
): Promise<FigureRow[]> {
  const rows = await db
    .select({
      day: dailyAnalytics.day,
      name: dailyAnalytics.name,
      label: dailyAnalytics.label,
      value: dailyAnalytics.value,
    })
    .from(dailyAnalytics)
    .where(
      and(
        eq(dailyAnalytics.siteId, siteId),
        gte(dailyAnalytics.day, from),
        lt(dailyAnalytics.day, before),
      ),
    )
  return rows as FigureRow[]
}
