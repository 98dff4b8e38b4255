import { type WorkType, workStates } from '@atelier/contract/work-terms'
import { and, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { works } from './works.table.ts'

export type WorkRow = typeof works.$inferSelect
export type NewWork = Omit<typeof works.$inferInsert, 'id'>

const own = (ownerId: number) => and(eq(works.ownerId, ownerId), isNull(works.deletedAt))

/** Numbers for works that are about to be queued, in order. */
export async function newWorkIds(db: Database, count: number): Promise<number[]> {
  const result = await db.execute<{ id: number }>(
    sql`select nextval('works_id_seq')::int as id from generate_series(1, ${count})`,
  )
  return result.rows.map(({ id }) => id).sort((a, b) => a - b)
}

export async function insertWorks(
  tx: Database,
  rows: readonly (NewWork & { id: number })[],
): Promise<void> {
  await tx
    .insert(works)
    .overridingSystemValue()
    .values([...rows])
}

export async function countWaiting(db: Database, ownerId: number): Promise<number> {
  return db.$count(works, and(eq(works.ownerId, ownerId), eq(works.state, workStates.waiting)))
}

/** Own works by number that are not deleted, in no order. */
export async function listOwnWorks(
  db: Database,
  ownerId: number,
  ids: readonly number[],
): Promise<WorkRow[]> {
  return db
    .select()
    .from(works)
    .where(and(own(ownerId), inArray(works.id, [...ids])))
}

/** A work as its own server or queue needs it, whoever owns it and deleted or not. */
export async function findWork(db: Database, id: number): Promise<WorkRow | undefined> {
  const [row] = await db.select().from(works).where(eq(works.id, id))
  return row
}

/** At which places of what its upstream made a work has files, in order. */
export async function listFilePlaces(db: Database, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ position: number }>(
    sql`select position from work_files where work_id = ${id} order by position`,
  )
  return rows.map(({ position }) => position)
}

export type WorkFilter = {
  type?: WorkType | undefined
  id?: number | undefined
  status?: WorkRow['state'] | undefined
  query?: string | undefined
  modelId?: number | undefined
  /** ISO 8601: made at this time or later, and before that. */
  from?: string | undefined
  to?: string | undefined
}

const escaped = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** As `promptOf` of a recipe, with the title that a song was asked for under. */
const shownPrompt = sql`concat_ws(' ', coalesce(nullif(${works.recipe}->>'prompt', ''), ${works.recipe}->>'inheritedPrompt'), ${works.recipe}->'params'->>'title')`

/** One of its songs is called so. */
const hasTitle = (word: string) =>
  sql`exists (select from work_files where work_files.work_id = ${works.id} and work_files.about->>'title' ilike ${escaped(word)})`

function fits(ownerId: number, filter: WorkFilter) {
  const words = filter.query?.split(/\s+/).filter(Boolean) ?? []
  return and(
    own(ownerId),
    filter.type === undefined ? undefined : eq(works.type, filter.type),
    filter.id === undefined ? undefined : eq(works.id, filter.id),
    filter.status === undefined ? undefined : eq(works.state, filter.status),
    filter.modelId === undefined ? undefined : eq(works.modelId, filter.modelId),
    filter.from === undefined ? undefined : gte(works.createdAt, new Date(filter.from)),
    filter.to === undefined ? undefined : lt(works.createdAt, new Date(filter.to)),
    ...words.map((word) => or(sql`${shownPrompt} ilike ${escaped(word)}`, hasTitle(word))),
  )
}

/** A page of own works, newest first, and how many fit in all. `before` takes the place of `offset`. */
export async function pageOwnWorks(
  db: Database,
  ownerId: number,
  {
    filter,
    limit,
    offset,
    before,
  }: { filter: WorkFilter; limit: number; offset: number; before?: number | undefined },
): Promise<{ rows: WorkRow[]; count: number }> {
  const where = fits(ownerId, filter)
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(works)
      .where(before ? and(where, lt(works.id, before)) : where)
      .orderBy(desc(works.id))
      .limit(limit)
      .offset(before ? 0 : offset),
    db.$count(works, where),
  ])
  return { rows, count }
}

/** Works of an account by their numbers, those after one. */
export async function listWorksAfter(
  db: Database,
  ownerId: number,
  after: { id: number; limit: number },
): Promise<WorkRow[]> {
  return db
    .select()
    .from(works)
    .where(and(own(ownerId), sql`${works.id} > ${after.id}`))
    .orderBy(works.id)
    .limit(after.limit)
}

/** Own works that wait or run, also those that were deleted by somebody who was quick. */
export async function listUnderWay(db: Database, ownerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.ownerId, ownerId), sql`${works.state} <= 2`))
    .orderBy(works.id)
  return rows.map(({ id }) => id)
}

/** Hides works that have ended; resolves with those that it hid. */
export async function hideWorks(
  tx: Database,
  ownerId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<number[]> {
  const rows = await tx
    .update(works)
    .set({ deletedAt: at })
    .where(and(own(ownerId), inArray(works.id, [...ids]), sql`${works.state} > 2`))
    .returning({ id: works.id })
  return rows.map(({ id }) => id)
}

/** Shows works again that were hidden after `since`; resolves with those that are there now. */
export async function showWorks(
  tx: Database,
  ownerId: number,
  { ids, since }: { ids: readonly number[]; since: Date },
): Promise<number[]> {
  const rows = await tx
    .update(works)
    .set({ deletedAt: null })
    .where(
      and(
        eq(works.ownerId, ownerId),
        inArray(works.id, [...ids]),
        sql`(${works.deletedAt} is null or ${works.deletedAt} > ${since})`,
      ),
    )
    .returning({ id: works.id })
  return rows.map(({ id }) => id)
}

/** Numbers of works that were deleted before `before`, the oldest first. */
export async function listDeleted(
  db: Database,
  { before, max, skip }: { before: Date; max: number; skip: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(lt(works.deletedAt, before))
    .orderBy(works.deletedAt, works.id)
    .limit(max)
    .offset(skip)
  return rows.map(({ id }) => id)
}

export async function deleteWorks(
  db: Database,
  ids: readonly number[],
  before: Date,
): Promise<void> {
  await db.delete(works).where(and(inArray(works.id, [...ids]), lt(works.deletedAt, before)))
}

/** Hands all works of one account to another. */
export async function moveWorks(tx: Database, fromId: number, toId: number): Promise<void> {
  await tx.update(works).set({ ownerId: toId }).where(eq(works.ownerId, fromId))
}
