// Reports, and what those who run a site decide.
import { Failure } from '@atelier/contract/errors'
import type { ModeratedWork } from '@atelier/contract/features/moderation'
import type { ReportReason } from '@atelier/contract/gallery-terms'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { noteRemakes } from './lineage.ts'
import * as store from './publications.store.ts'
import { publicationReports, publications } from './publications.table.ts'
import { keepHeat } from './publish.ts'
import { findShown } from './published-page.ts'
import { keepTags } from './tags.store.ts'
import { tellRows } from './tell-published.ts'

/** Notes a report; those of guests are kept but hide nothing. Throws gallery.not_found. */
export async function reportWork(
  { id, reason, text }: { id: number; reason: ReportReason; text: string },
  context: RequestContext<'caller'>,
  dependencies: GalleryDependencies,
): Promise<void> {
  const { db, clock } = dependencies
  const { caller, site } = context
  const { publication: seen } = await findShown(id, context, dependencies)
  if (seen.ownerId === caller.accountId) return
  await db.transaction(async (tx) => {
    const [publication] = await store.lockPublications(tx, [id])
    if (!publication) throw new Failure('gallery.not_found')
    const noted = await tx
      .insert(publicationReports)
      .values({ workId: id, accountId: caller.accountId, reason, text, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ workId: publicationReports.workId })
    if (noted.length === 0 || caller.kind !== 'member') return
    const reports = publication.reports + 1
    const most = site.settings.galleryReportsToHide
    const hides = publication.state === 'public' && most > 0 && reports >= most
    const rows = await tx
      .update(publications)
      .set({ reports, ...(hides ? { state: 'waiting', updatedAt: clock.now() } : {}) })
      .where(eq(publications.workId, id))
      .returning()
    if (hides) await keepTags(tx, rows)
  })
}

/** Works of this site that wait or were reported, those first that wait longest. */
export async function listModerated(
  { page, size }: { page: number; size: number },
  context: RequestContext<'operator'>,
  dependencies: GalleryDependencies,
): Promise<{ rows: ModeratedWork[]; count: number }> {
  const { db } = dependencies
  const where = and(
    eq(publications.siteId, context.site.id),
    sql`(${publications.state} = 'waiting' or (${publications.reports} > 0 and ${publications.state} = 'public'))`,
  )
  const [found, count] = await Promise.all([
    db
      .select({ id: publications.workId })
      .from(publications)
      .where(where)
      .orderBy(publications.updatedAt, publications.workId)
      .limit(size)
      .offset((page - 1) * size),
    db.$count(publications, where),
  ])
  const ids = found.map(({ id }) => id)
  const rows = await store.listPublished(db, ids)
  const [told, reports] = await Promise.all([
    tellRows(rows, context, dependencies),
    ids.length
      ? db
          .select()
          .from(publicationReports)
          .where(and(inArray(publicationReports.workId, ids), isNull(publicationReports.settledAt)))
          .orderBy(desc(publicationReports.createdAt))
      : [],
  ])
  const reportsOf = Map.groupBy(reports, ({ workId }) => workId)
  return {
    rows: told.map((work, at) => ({
      ...work,
      state: rows[at]?.publication.state ?? 'waiting',
      reports: (reportsOf.get(work.id) ?? []).map(({ reason, text, createdAt }) => ({
        ...{ reason, text },
        createdAt: createdAt.toISOString(),
      })),
    })),
    count,
  }
}

/** Shows works of this site or refuses them. Throws gallery.not_found; nothing is decided then. */
export async function decideWorks(
  { ids, shows, message }: { ids: readonly number[]; shows: boolean; message: string },
  { site }: RequestContext<'operator'>,
  { db, clock }: Pick<GalleryDependencies, 'db' | 'clock'>,
): Promise<void> {
  const wanted = [...new Set(ids)]
  const at = clock.now()
  await db.transaction(async (tx) => {
    const locked = await store.lockPublications(tx, wanted)
    const open = locked.filter(({ siteId, state }) => siteId === site.id && state !== 'withdrawn')
    if (open.length < wanted.length) throw new Failure('gallery.not_found')
    const rows = await tx
      .update(publications)
      .set({
        ...{
          state: shows ? 'public' : 'refused',
          message: shows ? '' : message,
          reports: 0,
          updatedAt: at,
        },
        ...(shows ? { publishedAt: sql`coalesce(${publications.publishedAt}, ${at})` } : {}),
      })
      .where(inArray(publications.workId, wanted))
      .returning()
    await tx
      .update(publicationReports)
      .set({ settledAt: at })
      .where(and(inArray(publicationReports.workId, wanted), isNull(publicationReports.settledAt)))
    await keepHeat(tx, wanted)
    await keepTags(tx, rows)
    await noteRemakes(
      tx,
      (await store.listPublished(tx, wanted)).map(({ work }) => work),
    )
  })
}
