// How the days went: past ones as they were kept, today (and whatever was not kept yet) counted anew.

import type { FigureRange } from '@atelier/contract/analytics-terms'
import type { ReplyOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { analytics } from '@atelier/contract/features/running/analytics'
import { seesAllSites } from '@atelier/contract/staff-roles'
import { addDays, dayAt } from '../../../platform/calendar.ts'
import type { RequestContext, Site } from '../../../platform/http/request-context.ts'
import * as store from './analytics.store.ts'
import * as days from './count-days.store.ts'
import type { KeepDependencies } from './keep-analytics.ts'

/** Whole days that are told besides the range: last week, and the one before to hold it against. */
const weekDays = 14

type Reader = Pick<RequestContext<'operator'>, 'site' | 'caller'>

/** The sites that are asked about. Throws auth.forbidden when that is all of them and the caller runs one. */
export async function sitesAsked(
  { all }: { all: boolean },
  { site, caller }: Reader,
  { listSites }: Pick<KeepDependencies, 'listSites'>,
): Promise<readonly Site[]> {
  if (!all) return [site]
  if (!caller.staffRole || !seesAllSites(caller.staffRole)) throw new Failure('auth.forbidden')
  return listSites()
}

/** Throws auth.forbidden. */
export async function readAnalytics(
  { all, days: range }: { all: boolean; days: FigureRange },
  reader: Reader,
  dependencies: KeepDependencies,
): Promise<ReplyOf<typeof analytics.read>> {
  const { db, clock } = dependencies
  const sites = await sitesAsked({ all }, reader, dependencies)
  const now = clock.now()
  const today =
    sites
      .map(({ settings }) => dayAt(now, settings.timeZone))
      .sort()
      .at(-1) ?? ''
  const first = addDays(today, 1 - range)
  const weeks = addDays(today, -weekDays)
  const from = addDays(today, Math.min(1 - range, -weekDays))
  const [rows, queue] = await Promise.all([
    Promise.all(sites.map((site) => figuresOf(site, from, dependencies))),
    store.countQueue(
      db,
      sites.map(({ id }) => id),
    ),
  ])
  return {
    days: daysFrom(first, range),
    weeks: daysFrom(weeks, weekDays),
    timeZones: [...new Set(sites.map(({ settings }) => settings.timeZone))],
    rows: days.mergeFigures(rows.flat()),
    queue,
  }
}

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

/** Of one site, from a day on. */
async function figuresOf(
  { id: siteId, settings: { timeZone } }: Site,
  first: string,
  { db, clock }: Pick<KeepDependencies, 'db' | 'clock'>,
): Promise<days.FigureRow[]> {
  const today = dayAt(clock.now(), timeZone)
  const last = await days.findLastKept(db, siteId)
  const next = last && last < today ? addDays(last, 1) : today
  // Without any kept, all is counted anew; where a clock was put back, at least today is.
  const from = last ? next : first
  const begin = from > first ? from : first
  const [kept, counted] = await Promise.all([
    days.listKept(db, { siteId, from: first, before: begin }),
    days.countDays(db, { siteId, timeZone, from: begin, to: today }),
  ])
  return [...kept, ...counted]
}
