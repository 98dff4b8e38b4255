import { and, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { partnerReviews, publicationReports, publications } from './publications.table.ts'

export type ReportRow = typeof publicationReports.$inferSelect

/** False when they had reported it before. */
export async function noteReport(
  tx: Database,
  report: Omit<ReportRow, 'settledAt'>,
): Promise<boolean> {
  const noted = await tx
    .insert(publicationReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ workId: publicationReports.workId })
  return noted.length > 0
}

/** Reports that nobody has decided on, the newest first. */
export async function listOpenReports(db: Database, ids: readonly number[]): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(publicationReports)
    .where(and(inArray(publicationReports.workId, [...ids]), isNull(publicationReports.settledAt)))
    .orderBy(desc(publicationReports.createdAt))
}

/** Reports by people of a site that came since it last decided on the work, the newest first. */
export async function listReportsFrom(
  db: Database,
  siteId: number,
  ids: readonly number[],
): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  const { workId, accountId, createdAt } = publicationReports
  return db
    .select(getTableColumns(publicationReports))
    .from(publicationReports)
    .innerJoin(accounts, and(eq(accounts.id, accountId), eq(accounts.siteId, siteId)))
    .leftJoin(
      partnerReviews,
      and(eq(partnerReviews.workId, workId), eq(partnerReviews.siteId, siteId)),
    )
    .where(
      and(
        inArray(workId, [...ids]),
        or(isNull(partnerReviews.decidedAt), gt(createdAt, partnerReviews.decidedAt)),
      ),
    )
    .orderBy(desc(createdAt))
}

export async function settleReports(tx: Database, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(publicationReports)
    .set({ settledAt: at })
    .where(and(inArray(publicationReports.workId, [...ids]), isNull(publicationReports.settledAt)))
}

export type Moderated = 'waiting' | 'reported'

const moderated = {
  waiting: sql`${publications.state} = 'waiting'`,
  reported: sql`(${publications.reports} > 0 and ${publications.state} in ('waiting', 'public'))`,
}

const isModerated = (siteId: number, of: Moderated | undefined) =>
  and(
    eq(publications.siteId, siteId),
    of ? moderated[of] : or(moderated.waiting, moderated.reported),
  )

export const countModerated = (db: Database, siteId: number, of: Moderated): Promise<number> =>
  db.$count(publications, isModerated(siteId, of))

/** Works of a site that wait or were reported, those first that wait longest. */
export async function pageModerated(
  db: Database,
  siteId: number,
  { limit, offset, of }: { limit: number; offset: number; of: Moderated | undefined },
): Promise<{ ids: number[]; count: number }> {
  const where = isModerated(siteId, of)
  const [rows, count] = await Promise.all([
    db
      .select({ id: publications.workId })
      .from(publications)
      .where(where)
      .orderBy(publications.updatedAt, publications.workId)
      .limit(limit)
      .offset(offset),
    db.$count(publications, where),
  ])
  return { ids: rows.map(({ id }) => id), count }
}
