// What a site has decided on works of its partners, and what of theirs it shows by that.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import { partnerReviews } from './publications.table.ts'

/** A site, the sites that share their galleries with it, and whether it looks at works before it shows them. */
export type ShownHere = { siteId: number; partnerIds: readonly number[]; looksFirst: boolean }

/**
 * Whether a site lets a partner's work through: where it looks first, what it has approved; elsewhere, what it has not refused. `workId` is
 * the column that names the work.
 */
export function letThrough({ siteId, looksFirst }: ShownHere, workId: SQL = sql`p.work_id`): SQL {
  const decided = sql`select from partner_reviews as review where review.site_id = ${siteId} and review.work_id = ${workId}`
  return looksFirst
    ? sql`exists (${decided} and review.state = 'approved')`
    : sql`not exists (${decided} and review.state = 'refused')`
}

/** Whether a public work is shown by a site. `p` names the publication. */
export const isOfHere = (shown: ShownHere): SQL =>
  shown.partnerIds.length === 0
    ? sql`p.site_id = ${shown.siteId}`
    : sql`(p.site_id = ${shown.siteId} or (p.site_id = any(${idList(shown.partnerIds)}) and ${letThrough(shown)}))`

/** Those of some works of partners that a site lets through. */
export async function listLetThrough(
  db: Database,
  shown: ShownHere,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: number }>(
    sql`select wanted.id from unnest(${idList(ids)}) as wanted(id) where ${letThrough(shown, sql`wanted.id`)}`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Keeps what a site decides on works of its partners; the last decision counts. */
export async function saveDecisions(
  tx: Database,
  { siteId, ids }: { siteId: number; ids: readonly number[] },
  decision: Pick<typeof partnerReviews.$inferSelect, 'state' | 'decidedAt'>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(partnerReviews)
    .values(ids.map((workId) => ({ siteId, workId, ...decision })))
    .onConflictDoUpdate({
      target: [partnerReviews.siteId, partnerReviews.workId],
      set: decision,
    })
}

/** Ends what partners approved: what they looked at is no longer what the works say. What they refused stays refused. */
export async function endApprovals(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(partnerReviews)
    .where(and(inArray(partnerReviews.workId, [...ids]), eq(partnerReviews.state, 'approved')))
}

/**
 * Works of partners that a site has to decide on: where it looks first, those without a decision; what it refused and their author has changed
 * since; and what it shows that members or guests of its own have reported since its last decision.
 */
const isToDecide = ({ siteId, partnerIds, looksFirst }: ShownHere) => sql`
  publications as p
  left join partner_reviews as review on review.site_id = ${siteId} and review.work_id = p.work_id
  where p.site_id = any(${idList(partnerIds)}) and p.state = 'public'
  ${looksFirst ? sql`` : sql`and p.work_id in (${touchedHere(siteId)})`}
  and not exists (select from works where works.id = p.work_id and works.deleted_at is not null) and (
    ${looksFirst ? sql`review.state is null` : sql`false`}
    or (review.state = 'refused' and p.updated_at > review.decided_at)
    or (${looksFirst ? sql`review.state = 'approved'` : sql`review.state is distinct from 'refused'`} and exists (
      select from ${reportsHere(siteId)} and report.work_id = p.work_id
        and report.created_at > coalesce(review.decided_at, '-infinity')))
  )`

/** What a site that shows all of its partners at once may have to decide on: without it every work of theirs would be looked at. */
const touchedHere = (siteId: number) => sql`
  select work_id from partner_reviews where site_id = ${siteId} and state = 'refused'
  union select report.work_id from ${reportsHere(siteId)}`

const reportsHere = (siteId: number) => sql`publication_reports as report
  join accounts as reporter on reporter.id = report.account_id and reporter.site_id = ${siteId} where true`

export async function countToDecide(db: Database, shown: ShownHere): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from ${isToDecide(shown)}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** A page of them, the last published first. */
export async function pageToDecide(
  db: Database,
  shown: ShownHere,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; count: number }> {
  if (shown.partnerIds.length === 0) return { ids: [], count: 0 }
  const [{ rows }, count] = await Promise.all([
    db.execute<{ id: number }>(sql`select p.work_id as id from ${isToDecide(shown)}
      order by p.published_at desc, p.work_id desc limit ${limit} offset ${offset}`),
    countToDecide(db, shown),
  ])
  return { ids: rows.map(({ id }) => id), count }
}
