// How connections do, from what is noted of them by the hour.
import type { ConnectionHealth } from '@atelier/contract/features/running/analytics'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import * as store from './analytics.store.ts'
import { sitesAsked } from './analytics.usecases.ts'
import type { KeepDependencies } from './keep-analytics.ts'

const hourMs = 60 * 60 * 1000

/** From the beginning of the hour before this one. */
const latelyAt = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs - 1) * hourMs)

/** Those that are connected, and those that were asked within a day; the ones that fail first. Throws auth.forbidden. */
export async function readHealth(
  input: { all: boolean },
  reader: Pick<RequestContext<'operator'>, 'site' | 'caller'>,
  dependencies: KeepDependencies,
): Promise<ConnectionHealth[]> {
  const { db, clock } = dependencies
  const sites = await sitesAsked(input, reader, dependencies)
  const now = clock.now()
  const [noted, connections] = await Promise.all([
    store.listHealth(db, {
      siteIds: sites.map(({ id }) => id),
      since: new Date(now.getTime() - 24 * hourMs),
      lately: latelyAt(now),
    }),
    store.listConnections(db),
  ])
  const known = new Map(connections.map((each) => [each.id, each]))
  const told = noted.map((row) => toHealth(row, known.get(row.connectionId)))
  const asked = new Set(noted.map(({ connectionId }) => connectionId))
  const silent = connections
    .filter(({ id, enabled }) => enabled && !asked.has(id))
    .map((connection) => toHealth({ ...nothing, connectionId: connection.id }, connection))
  return [...told, ...silent].sort(
    (a, b) => b.hour.failed - a.hour.failed || b.day.failed - a.day.failed,
  )
}

const nothing = { done: 0, failed: 0, doneLately: 0, failedLately: 0, waitedMs: 0, last: null }

type Connection = Awaited<ReturnType<typeof store.listConnections>>[number]

function toHealth(
  row: Omit<store.HealthRow, 'engine'> & { engine?: string },
  connection: Connection | undefined,
): ConnectionHealth {
  const { connectionId, done, failed, doneLately, failedLately, waitedMs, last } = row
  return {
    connectionId,
    label: connection?.label ?? '',
    engine: connection?.engine ?? row.engine ?? '',
    isEnabled: connection?.enabled ?? connectionId === 0,
    hour: { done: doneLately, failed: failedLately },
    day: { done, failed },
    waitMs: done > 0 ? Math.round(waitedMs / done) : null,
    lastFailure: last?.words ?? '',
    lastFailedAt: last ? new Date(last.at).toISOString() : null,
  }
}
