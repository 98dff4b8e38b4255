import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { publicationReports, publications } from './publications.table.ts'

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

export async function settleReports(tx: Database, ids: readonly number[], at: Date): Promise<void> {
  await tx
    .update(publicationReports)
    .set({ settledAt: at })
    .where(and(inArray(publicationReports.workId, [...ids]), isNull(publicationReports.settledAt)))
}

/** Works of a site that wait or were reported, those first that wait longest. */
export async function pageModerated(
  db: Database,
  siteId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; count: number }> {
  const where = and(
    eq(publications.siteId, siteId),
    sql`(${publications.state} = 'waiting' or (${publications.reports} > 0 and ${publications.state} = 'public'))`,
  )
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
