// The works table as a queue: whose turn it is, who holds what, and until when.
import { workStates } from '@atelier/contract/work-terms'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import type { WorkRow } from '../works.store.ts'
import { works, workTurns } from '../works.table.ts'
import type { KeptTicket } from './ticket-keeper.ts'

/** How many works of one owner may run at once on a site. */
export type SiteLimits = { siteId: number; members: number; guests: number }

// As they are, so that the planner sees that partial indexes fit.
const waiting = sql.raw(String(workStates.waiting))
const running = sql.raw(String(workStates.running))

/** Nothing waits longer for its next try. What is due later than that was noted by a clock that has been set back since. */
const longestPause = sql.raw(`interval '3 hours'`)

const isDue = (at: SQL) => sql`(${at} <= now() or ${at} > now() + ${longestPause})`

/** A work that waits and may begin now. */
const ready = sql`state = ${waiting} and (retry_at is null or ${isDue(sql`retry_at`)})`

/** So many milliseconds from now, by the database's clock. */
export const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * Holds an owner's row until the transaction ends: nobody else queues or begins a work of theirs meanwhile. The account is held before it,
 * in the order of whoever ends one.
 */
export async function lockTurn(
  tx: Database,
  { ownerId, siteId }: { ownerId: number; siteId: number },
): Promise<void> {
  await tx.execute(sql`
    insert into work_turns (owner_id, site_id)
    select id, ${siteId}::int from accounts where id = ${ownerId} for key share
    on conflict do nothing`)
  await tx.select().from(workTurns).where(eq(workTurns.ownerId, ownerId)).for('update')
}

/** Notes that a work of this owner's waits from a moment on, now when absent. */
export async function noteWaiting(
  tx: Database,
  { ownerId, siteId }: { ownerId: number; siteId: number },
  from?: Date,
): Promise<void> {
  const since = from ? sql`${from}::timestamptz` : sql`now()`
  await tx
    .insert(workTurns)
    .values({ ownerId, siteId, waitsFrom: since })
    .onConflictDoUpdate({
      target: workTurns.ownerId,
      set: { waitsFrom: sql`least(${workTurns.waitsFrom}, ${since})` },
    })
}

/** Sites with works that wait: those with the fewest running first, among equals the one that was served longest ago. */
async function listSitesInOrder(tx: Database, siteIds: readonly number[]): Promise<number[]> {
  const result = await tx.execute<{ id: number }>(sql`
    with running as (
      select site_id, count(*) as number from works where state = ${running} group by site_id
    )
    select site.id from unnest(${sql.param([...siteIds])}::int[]) as site(id)
    left join running on running.site_id = site.id
    where exists (
      select from work_turns where site_id = site.id and waits_from is not null and ${isDue(sql`waits_from`)}
    )
    order by coalesce(running.number, 0),
      (select max(served_at) from work_turns where site_id = site.id) nulls first, site.id`)
  return result.rows.map(({ id }) => id)
}

/**
 * The owner on a site who is next: with the fewest works running, among equals the one that was served longest ago. Their row is held; rows
 * that somebody else holds are passed over. However much waits, only rows of owners are looked at, in order.
 */
async function lockNextOwner(
  tx: Database,
  { siteId, members, guests }: SiteLimits,
): Promise<number | undefined> {
  const hasWork = sql`turn.site_id = ${siteId} and turn.waits_from is not null and ${isDue(sql`turn.waits_from`)}`
  const idle = await tx.execute<{ id: number }>(sql`
    select owner_id as id from work_turns as turn
    where ${hasWork} and not exists (select from works where owner_id = turn.owner_id and state = ${running})
    order by turn.site_id, turn.served_at nulls first, turn.waits_from
    limit 1 for update skip locked`)
  if (idle.rows[0]) return idle.rows[0].id
  const busy = await tx.execute<{ id: number }>(sql`
    with running as (
      select owner_id, count(*) as number from works
      where site_id = ${siteId} and state = ${running} group by owner_id
    )
    select turn.owner_id as id from running
    join work_turns as turn on turn.owner_id = running.owner_id and ${hasWork}
    join accounts on accounts.id = running.owner_id
    where running.number < case accounts.kind when 'guest' then ${guests}::int else ${members}::int end
    order by running.number, turn.served_at nulls first
    limit 1 for update of turn skip locked`)
  return busy.rows[0]?.id
}

/** Begins the next work, if there is one; `passed` when the one that was next is not, and it is worth asking again. */
export async function claimNext(
  db: Database,
  claim: { workerId: string; leaseMs: number; limits: readonly SiteLimits[]; at: Date },
): Promise<WorkRow | 'passed' | undefined> {
  return db.transaction(async (tx) => {
    const inOrder = await listSitesInOrder(
      tx,
      claim.limits.map(({ siteId }) => siteId),
    )
    for (const siteId of inOrder) {
      const limits = claim.limits.find((each) => each.siteId === siteId)
      const ownerId = limits && (await lockNextOwner(tx, limits))
      if (limits && ownerId !== undefined) return begin(tx, ownerId, { ...claim, ...limits })
    }
    return undefined
  })
}

/** Begins an owner's first waiting work. Statements of their own: they see what was begun before the owner's row was ours. */
async function begin(
  tx: Database,
  ownerId: number,
  claim: { workerId: string; leaseMs: number; at: Date } & SiteLimits,
): Promise<WorkRow | 'passed'> {
  const begun = await tx.execute<{ id: number }>(sql`
    update works set state = ${running}, phase = 'queued', worker_id = ${claim.workerId}, lease_until = ${inMs(claim.leaseMs)},
      started_at = coalesce(started_at, ${claim.at}), retry_at = null, check_at = null
    where id = (
      select id from works where ${ready} and owner_id = ${ownerId} order by id limit 1 for update skip locked
    ) and (
      select count(*) from works where owner_id = ${ownerId} and state = ${running}
    ) < (
      select case kind when 'guest' then ${claim.guests}::int else ${claim.members}::int end
      from accounts where id = ${ownerId}
    )
    returning id`)
  const id = begun.rows[0]?.id
  await tx.execute(sql`
    update work_turns set served_at = case when ${id !== undefined} then clock_timestamp() else served_at end,
      waits_from = case
        when exists (select from works where ${ready} and owner_id = ${ownerId}) then now()
        else (select min(retry_at) from works where owner_id = ${ownerId} and state = ${waiting})
      end
    where owner_id = ${ownerId}`)
  if (id === undefined) return 'passed'
  const [row] = await tx.select().from(works).where(eq(works.id, id))
  return row ?? 'passed'
}

/** Running works whose lease is over, or goes on for longer than any lease does: the database's clock was set back. */
const isSilent = (leaseMs: number) =>
  and(
    eq(works.state, workStates.running),
    sql`(${works.leaseUntil} <= now() or ${works.leaseUntil} > ${inMs(2 * leaseMs)})`,
  )

/** What the database's clock shows, and whether there seem to be works to take over. */
export async function lookForSilent(
  db: Database,
  leaseMs: number,
): Promise<{ now: Date; isAny: boolean }> {
  const { rows } = await db.execute<{ now: string; any: boolean }>(sql`
    select now() as now, exists (select from ${works} where ${isSilent(leaseMs)}) as any`)
  const [row] = rows
  if (!row) throw new Error('a look at the queue returned no row')
  return { now: new Date(row.now), isAny: row.any }
}

/** Takes over works whose server has been silent for too long, or has let them go. */
export async function takeOver(
  db: Database,
  { workerId, leaseMs, max }: { workerId: string; leaseMs: number; max: number },
): Promise<WorkRow[]> {
  const taken = db
    .$with('taken')
    .as(
      db
        .select({ id: works.id })
        .from(works)
        .where(isSilent(leaseMs))
        .orderBy(works.leaseUntil)
        .limit(max)
        .for('update', { skipLocked: true }),
    )
  return db
    .with(taken)
    .update(works)
    .set({ workerId, leaseUntil: inMs(leaseMs) })
    .where(inArray(works.id, db.select({ id: taken.id }).from(taken)))
    .returning()
}

/** Prolongs what this worker looks after, as far as it is still its own; each with whether its owner wants it to stop. */
export async function renewLeases(
  db: Database,
  { workerId, leaseMs, ids }: { workerId: string; leaseMs: number; ids: readonly number[] },
): Promise<{ id: number; stopWanted: boolean }[]> {
  return db
    .update(works)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(
      and(
        eq(works.workerId, workerId),
        eq(works.state, workStates.running),
        inArray(works.id, [...ids]),
      ),
    )
    .returning({ id: works.id, stopWanted: works.stopWanted })
}

/** Lets go of works: whoever looks next takes them over. */
export async function releaseWorks(
  db: Database,
  { workerId, ids }: { workerId: string; ids?: readonly number[] },
): Promise<void> {
  await db
    .update(works)
    .set({ workerId: null, leaseUntil: sql`now()` })
    .where(
      and(
        eq(works.workerId, workerId),
        eq(works.state, workStates.running),
        ids && inArray(works.id, [...ids]),
      ),
    )
}

/** Lets go of what earlier processes of this server held; `serverId` begins the names of its workers. */
export async function releaseEarlier(
  db: Database,
  { serverId, workerId }: { serverId: string; workerId: string },
): Promise<void> {
  await db
    .update(works)
    .set({ leaseUntil: sql`now()` })
    .where(
      and(
        eq(works.state, workStates.running),
        sql`starts_with(${works.workerId}, ${`${serverId}/`})`,
        sql`${works.workerId} <> ${workerId}`,
      ),
    )
}

/**
 * Notes that an upstream has taken a work that an earlier run of this server was handing over. False where the work has gone on without:
 * it has ended, was handed over again, or is somebody else's.
 */
export async function adoptTicket(
  db: Database,
  { workId, requestKey, phase, ticket, serverId }: KeptTicket & { serverId: string },
): Promise<boolean> {
  const rows = await db
    .update(works)
    .set({ ticket, phase })
    .where(
      and(
        eq(works.id, workId),
        eq(works.state, workStates.running),
        inArray(works.phase, ['asking', 'asked']),
        eq(works.requestKey, requestKey),
        sql`starts_with(${works.workerId}, ${`${serverId}/`})`,
      ),
    )
    .returning({ id: works.id })
  return rows.length > 0
}

export type QueueRow = { id: number; ownerId: number; siteId: number }

/** The whole queue: what waits by number, and what is known of each owner's turn. */
export async function readQueue(db: Database): Promise<{
  waiting: QueueRow[]
  running: { ownerId: number; siteId: number; number: number }[]
  turns: { ownerId: number; siteId: number; servedAt: Date | null }[]
}> {
  const [rows, loads, turns] = await Promise.all([
    db
      .select({ id: works.id, ownerId: works.ownerId, siteId: works.siteId })
      .from(works)
      .where(eq(works.state, workStates.waiting))
      .orderBy(works.id),
    db
      .select({ ownerId: works.ownerId, siteId: works.siteId, number: sql<number>`count(*)::int` })
      .from(works)
      .where(eq(works.state, workStates.running))
      .groupBy(works.ownerId, works.siteId),
    db.select().from(workTurns).where(isNotNull(workTurns.waitsFrom)),
  ])
  return { waiting: rows, running: loads, turns }
}

/** Seconds that a work of each model took lately, half of them longer and half of them shorter. */
export async function listMedians(
  db: Database,
  modelIds: readonly number[],
): Promise<{ modelId: number; seconds: number | null }[]> {
  const result = await db.execute<{ modelId: number; seconds: number | null }>(sql`
    select model.id as "modelId", (
      select percentile_cont(0.5) within group (order by seconds) from (
        select extract(epoch from ended_at - started_at)::float8 as seconds from works
        where model_id = model.id and state = 3 order by ended_at desc limit 20
      ) as recent
    ) as seconds
    from unnest(${sql.param([...modelIds])}::int[]) as model(id)`)
  return result.rows
}
