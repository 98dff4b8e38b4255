// What ends when sites no longer share their galleries.
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { partnerReviews } from '../../showing/gallery/publications.table.ts'

/**
 * Ends what a site and others have decided on each other's works, as one of them takes its consent back or gives it: consent that is given
 * again lets nothing through that was approved before.
 */
export async function endDecisionsBetween(
  tx: Database,
  siteId: number,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return
  const others = sql`(select id from sites where code = any(${sql.param([...codes])}::text[]))`
  const isOf = (site: SQL) =>
    sql`${partnerReviews.workId} in (select work_id from publications where site_id in ${site})`
  await tx
    .delete(partnerReviews)
    .where(
      or(
        and(eq(partnerReviews.siteId, siteId), isOf(others)),
        and(sql`${partnerReviews.siteId} in ${others}`, isOf(sql`(${siteId})`)),
      ),
    )
}
