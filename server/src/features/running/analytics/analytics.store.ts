import { workStates } from '@atelier/contract/work-terms'
import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { works } from '../../making/works/works.table.ts'
import { codeBatches } from '../../money/codes/codes.table.ts'
import { connectionHours } from '../../money/outcomes/outcomes.table.ts'
import { orders } from '../../money/payments/orders.table.ts'
import { publications } from '../../showing/gallery/publications.table.ts'
import { marketPrompts } from '../../showing/market/market.table.ts'
import { apps } from '../../talk/apps/apps.table.ts'
import { connections } from '../../talk/models/models.table.ts'

/** How many works of these sites wait and run. */
export async function countQueue(
  db: Database,
  siteIds: readonly number[],
): Promise<{ waiting: number; running: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${works.state} = 1))::int`,
      running: sql<number>`(count(*) filter (where ${works.state} = 2))::int`,
    })
    .from(works)
    .where(and(inArray(works.siteId, [...siteIds]), sql`${works.state} <= 2`))
  return row ?? { waiting: 0, running: 0 }
}

export type HealthRow = Awaited<ReturnType<typeof listHealth>>[number]

/** What connections were asked since a time, those since a later one apart; of these sites together. */
export async function listHealth(
  db: Database,
  { siteIds, since, lately }: { siteIds: readonly number[]; since: Date; lately: Date },
) {
  const { connectionId, engine, done, failed, waitedMs, hour } = connectionHours
  const sum = (value: typeof done | typeof failed, when?: SQL) =>
    sql<number>`coalesce(sum(${value})${when ? sql` filter (where ${when})` : sql``}, 0)::int`
  const late = sql`${hour} >= ${lately}`
  return db
    .select({
      connectionId,
      engine,
      done: sum(done),
      failed: sum(failed),
      doneLately: sum(done, late),
      failedLately: sum(failed, late),
      waitedMs: sql<number>`coalesce(sum(${waitedMs}), 0)`.mapWith(Number),
      last: sql<{ words: string; at: string } | null>`(array_agg(
        json_build_object('words', ${connectionHours.lastFailure}, 'at', ${connectionHours.lastFailedAt})
        order by ${connectionHours.lastFailedAt} desc
      ) filter (where ${connectionHours.lastFailedAt} is not null))[1]`,
    })
    .from(connectionHours)
    .where(and(inArray(connectionHours.siteId, [...siteIds]), gte(hour, since)))
    .groupBy(connectionId, engine)
}

export async function listConnections(db: Database) {
  return db
    .select({
      id: connections.id,
      label: connections.label,
      engine: connections.engine,
      enabled: connections.enabled,
      origin: connections.origin,
    })
    .from(connections)
    .orderBy(connections.position, desc(connections.enabled), connections.id)
}

/** Works that wait to be looked at, or that somebody reported: as the room that decides has them. */
export const countModerated = (db: Database, siteId: number): Promise<number> =>
  db.$count(
    publications,
    and(
      eq(publications.siteId, siteId),
      sql`(${publications.state} = 'waiting' or (${publications.reports} > 0 and ${publications.state} = 'public'))`,
    ),
  )

export const countWaitingApps = (db: Database, siteId: number): Promise<number> =>
  db.$count(apps, and(eq(apps.siteId, siteId), eq(apps.state, 'waiting')))

export const countWaitingPrompts = (db: Database, siteId: number): Promise<number> =>
  db.$count(
    marketPrompts,
    and(eq(marketPrompts.siteId, siteId), eq(marketPrompts.state, 'waiting')),
  )

export const countFailedWorks = (db: Database, siteId: number, since: Date): Promise<number> =>
  db.$count(
    works,
    and(
      eq(works.siteId, siteId),
      eq(works.state, workStates.failed),
      gte(works.createdAt, since),
      isNull(works.deletedAt),
    ),
  )

/** Orders that money came in for and nothing else did; and those that wait for money. */
export async function countOrders(
  db: Database,
  siteId: number,
): Promise<{ failed: number; open: number }> {
  const ofSite = eq(orders.siteId, siteId)
  const [failed, open] = await Promise.all([
    db.$count(
      orders,
      and(
        ofSite,
        eq(orders.state, 'failed'),
        isNotNull(orders.paidAt),
        eq(orders.refundedMinor, 0),
      ),
    ),
    db.$count(orders, and(ofSite, or(eq(orders.state, 'waiting'), eq(orders.state, 'created')))),
  ])
  return { failed, open }
}

export const countStaffWithoutFactor = (db: Database, siteId: number): Promise<number> =>
  db.$count(
    accounts,
    and(eq(accounts.siteId, siteId), isNotNull(accounts.staffRole), isNull(accounts.totpSecret)),
  )

export async function hasOwnConnection(db: Database): Promise<boolean> {
  return (
    (await db.$count(
      connections,
      and(eq(connections.enabled, true), ne(connections.origin, 'builtin')),
    )) > 0
  )
}

export const countCodeBatches = (db: Database, siteId: number): Promise<number> =>
  db.$count(codeBatches, eq(codeBatches.siteId, siteId))
