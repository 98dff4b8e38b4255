// Reports, and what those who run a site decide.
import { Failure } from '@atelier/contract/errors'
import type { ModeratedWork } from '@atelier/contract/features/moderation'
import type { ReportReason } from '@atelier/contract/gallery-terms'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { promptOf } from '../works/recipe.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { describeGalleryFiles } from './gallery-files.ts'
import * as store from './publications.store.ts'
import { findShown } from './published-page.ts'
import * as reports from './reports.store.ts'
import { settlePublications } from './settle-publications.ts'
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
    const isNoted = await reports.noteReport(tx, {
      ...{ workId: id, accountId: caller.accountId, reason, text, createdAt: clock.now() },
    })
    if (!isNoted || caller.kind !== 'member') return
    const count = publication.reports + 1
    const most = site.settings.galleryReportsToHide
    const hides = publication.state === 'public' && most > 0 && count >= most
    const state = hides ? 'waiting' : publication.state
    const at = hides ? clock.now() : publication.updatedAt
    await settlePublications(tx, [id], { state, at, reports: count })
  })
}

/** Works of this site that wait or were reported, those first that wait longest; also with what their authors keep from others. */
export async function listModerated(
  { page, size, of }: { page: number; size: number; of?: reports.Moderated | undefined },
  context: RequestContext<'operator'>,
  dependencies: GalleryDependencies,
): Promise<{ rows: ModeratedWork[]; count: number }> {
  const { db } = dependencies
  const { ids, count } = await reports.pageModerated(db, context.site.id, {
    ...{ limit: size, offset: (page - 1) * size, of },
  })
  const rows = await store.listPublished(db, ids)
  const [told, open] = await Promise.all([
    tellRows(rows, context, dependencies, () =>
      describeGalleryFiles(ids, dependencies, 'moderation'),
    ),
    reports.listOpenReports(db, ids),
  ])
  const reportsOf = Map.groupBy(open, ({ workId }) => workId)
  const toldOf = new Map(told.map((work) => [work.id, work]))
  return {
    rows: rows.flatMap(({ publication, work }) => {
      const one = toldOf.get(work.id)
      if (!one) return []
      const mine = reportsOf.get(work.id) ?? []
      return {
        ...one,
        prompt: promptOf(work.recipe),
        state: publication.state,
        reports: mine.map(({ reason, text, createdAt }) => ({
          ...{ reason, text },
          createdAt: createdAt.toISOString(),
        })),
      }
    }),
    count,
  }
}

export const countModerated = (
  of: reports.Moderated,
  siteId: number,
  db: Database,
): Promise<number> => reports.countModerated(db, siteId, of)

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
    await settlePublications(tx, wanted, {
      ...{ state: shows ? 'public' : 'refused', message: shows ? '' : message, reports: 0, at },
    })
    await reports.settleReports(tx, wanted, at)
  })
}
