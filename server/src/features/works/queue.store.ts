// The works table as a queue: whose turn it is, who holds what, and until when.
import { workStates } from '@atelier/contract/work-terms'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { WorkRow } from './works.store.ts'
import { works, workTurns } from './works.table.ts'

/** How many works of one owner may run at once on a site. */
export type SiteLimits = { siteId: number; members: number; guests: number }

/** A work that waits and may begin now. */
const ready = sql`state = ${sql.raw(String(workStates.waiting))} and (retry_at is null or retry_at <= now())`

const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** Holds an owner's row until the transaction ends: nobody else queues or begins a work of theirs meanwhile. */
export async function lockTurn(
  tx: Database,
  { ownerId, siteId }: { ownerId: number; siteId: number },
): Promise<void> {
  await ensureTurn(tx, { ownerId, siteId })
  await tx.select().from(workTurns).where(eq(workTurns.ownerId, ownerId)).for('update')
}

export async function ensureTurn(
  tx: Database,
  turn: { ownerId: number; siteId: number },
): Promise<void> {
  await tx.insert(workTurns).values(turn).onConflictDoNothing()
}

/**
 * The owner who is next, and how many works of theirs may run: first the site, then the owner, with the fewest running; among equals the one
 * that was served longest ago. Only the first waiting work of each owner is looked at. The owner's row is held; rows that somebody else holds
 * are passed over.
 */
async function lockNextOwner(
  tx: Database,
  limits: readonly SiteLimits[],
): Promise<{ ownerId: number; most: number } | undefined> {
  const result = await tx.execute<{ ownerId: number; most: number }>(sql`
    with recursive heads as (
      (select owner_id, site_id, id from works where ${ready} order by owner_id, id limit 1)
      union all
      select next.owner_id, next.site_id, next.id from heads cross join lateral (
        select owner_id, site_id, id from works where ${ready} and owner_id > heads.owner_id
        order by owner_id, id limit 1
      ) as next
    ), running as (
      select owner_id, site_id, count(*)::int as number from works
      where state = ${sql.raw(String(workStates.running))} group by owner_id, site_id
    ), loads as (
      select site_id, (select max(served_at) from work_turns where site_id = waiting.site_id) as served_at,
        coalesce((select sum(number) from running where site_id = waiting.site_id), 0) as number
      from (select distinct site_id from heads) as waiting
    )
    select turn.owner_id as "ownerId", allowed.most from heads
    join work_turns as turn on turn.owner_id = heads.owner_id
    join accounts on accounts.id = heads.owner_id
    join loads on loads.site_id = heads.site_id
    join jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as site("siteId" int, members int, guests int)
      on site."siteId" = heads.site_id
    left join running on running.owner_id = heads.owner_id
    cross join lateral (
      select case accounts.kind when 'guest' then site.guests else site.members end as most
    ) as allowed
    where coalesce(running.number, 0) < allowed.most
    order by loads.number, loads.served_at nulls first, coalesce(running.number, 0), turn.served_at nulls first, heads.id
    limit 1
    for update of turn skip locked`)
  return result.rows[0]
}

/** Begins the next work, if there is one; `passed` when somebody else was quicker and it is worth asking again. */
export async function claimNext(
  db: Database,
  claim: { workerId: string; leaseMs: number; limits: readonly SiteLimits[]; at: Date },
): Promise<WorkRow | 'passed' | undefined> {
  return db.transaction(async (tx) => {
    const owner = await lockNextOwner(tx, claim.limits)
    if (!owner) return undefined
    // A statement of its own: it sees what was begun before the owner's row was ours.
    const result = await tx.execute<{ id: number }>(sql`
      update works set state = ${workStates.running}, worker_id = ${claim.workerId}, lease_until = ${inMs(claim.leaseMs)},
        started_at = coalesce(started_at, ${claim.at}), retry_at = null, check_at = null, phase = 'queued'
      where id = (
        select id from works where ${ready} and owner_id = ${owner.ownerId} order by id limit 1 for update skip locked
      ) and (
        select count(*) from works where owner_id = ${owner.ownerId} and state = ${workStates.running}
      ) < ${owner.most}
      returning id`)
    const id = result.rows[0]?.id
    if (id === undefined) return 'passed'
    await tx
      .update(workTurns)
      .set({ servedAt: sql`clock_timestamp()` })
      .where(eq(workTurns.ownerId, owner.ownerId))
    const [row] = await tx.select().from(works).where(eq(works.id, id))
    return row
  })
}

/** Takes over works whose server has been silent for too long, or has let them go. */
export async function takeOver(
  db: Database,
  { workerId, leaseMs, most }: { workerId: string; leaseMs: number; most: number },
): Promise<WorkRow[]> {
  const taken = db.$with('taken').as(
    db
      .select({ id: works.id })
      .from(works)
      .where(and(eq(works.state, workStates.running), sql`${works.leaseUntil} <= now()`))
      .orderBy(works.leaseUntil)
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(taken)
    .update(works)
    .set({ workerId, leaseUntil: inMs(leaseMs) })
    .where(inArray(works.id, db.select({ id: taken.id }).from(taken)))
    .returning()
}

/** Prolongs all that this worker holds; each with whether its owner wants it to stop. */
export async function renewLeases(
  db: Database,
  { workerId, leaseMs }: { workerId: string; leaseMs: number },
): Promise<{ id: number; stopWanted: boolean }[]> {
  return db
    .update(works)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(and(eq(works.workerId, workerId), eq(works.state, workStates.running)))
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

export type QueueRow = { id: number; ownerId: number; siteId: number }

/** The whole queue: what waits by number, and what is known of each owner's turn. */
export async function readQueue(db: Database): Promise<{
  waiting: QueueRow[]
  running: { ownerId: number; siteId: number; number: number }[]
  turns: { ownerId: number; siteId: number; servedAt: Date | null }[]
}> {
  const [waiting, running, turns] = await Promise.all([
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
    db
      .select()
      .from(workTurns)
      .where(
        sql`exists (select from ${works} where ${works.ownerId} = ${workTurns.ownerId} and ${works.state} = 1)`,
      ),
  ])
  return { waiting, running, turns }
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
