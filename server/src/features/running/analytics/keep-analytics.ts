// Days that are over are counted once and kept: what they came to does not change when somebody deletes what they made.
import type { Logger } from 'pino'
import { addDays, dayAt } from '../../../platform/calendar.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { eachApart } from '../../../platform/each-apart.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import * as store from './count-days.store.ts'

export type KeepDependencies = {
  db: Database
  clock: Clock
  listSites(): Promise<readonly Site[]>
}

/** How far back a first count goes, in days. */
const reach = 90

/** Counts the days of each site that are over and were not counted yet. May run on several servers at once. */
export async function keepAnalytics({
  log,
  ...dependencies
}: KeepDependencies & { log: Logger }): Promise<void> {
  await eachApart(
    await dependencies.listSites(),
    (site) => keepFiguresOf(site, dependencies),
    (error, { code }) =>
      log.error({ err: error, site: code }, 'the days of a site were not counted'),
  )
}

async function keepFiguresOf(
  { id: siteId, settings: { timeZone } }: Site,
  { db, clock }: Pick<KeepDependencies, 'db' | 'clock'>,
): Promise<void> {
  const yesterday = addDays(dayAt(clock.now(), timeZone), -1)
  const last = await store.findLastKept(db, siteId)
  const from = last ? addDays(last, 1) : addDays(yesterday, 1 - reach)
  if (from > yesterday) return
  const rows = await store.countDays(db, { siteId, timeZone, from, to: yesterday })
  await store.insertAnalytics(db, siteId, [...rows, ...marksOf(rows, from, yesterday)])
}

/** A day on which nothing was answered is noted as such, so that it is known to be counted. */
function marksOf(rows: readonly store.FigureRow[], from: string, to: string): store.FigureRow[] {
  const answered = new Set(rows.flatMap(({ name, day }) => (name === 'answers' ? day : [])))
  const marks: store.FigureRow[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!answered.has(day)) marks.push({ day, name: 'answers', label: '', value: 0 })
  return marks
}
