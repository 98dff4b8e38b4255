// Reports, and what those who run a site decide.
import { Failure } from '@atelier/contract/errors'
import type { ModeratedWork } from '@atelier/contract/features/showing/moderation'
import type { ReportReason } from '@atelier/contract/gallery-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { promptOf } from '../../making/works/recipe.ts'
import { shownName } from '../../site/sites/shown-name.ts'
import { describeRows } from './describe-published.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import { describeGalleryFiles } from './gallery-files.ts'
import { countToDecide, pageToDecide, saveDecisions } from './partner-reviews.store.ts'
import * as store from './publications.store.ts'
import { findShown } from './published-page.ts'
import * as reports from './reports.store.ts'
import { settlePublications } from './settle-publications.ts'
import { keepShown, listPartners, readShownHere } from './shown-here.ts'

type Moderated = reports.Moderated | 'partners'

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
  // However it was found: it is hidden where it comes from, so that site says after how many reports.
  const home = (await dependencies.listSites()).find((one) => one.id === seen.siteId) ?? site
  await db.transaction(async (tx) => {
    const [publication] = await store.lockPublications(tx, [id])
    if (!publication) throw new Failure('gallery.not_found')
    const isNoted = await reports.noteReport(tx, {
      workId: id,
      accountId: caller.accountId,
      reason,
      text,
      createdAt: clock.now(),
    })
    if (!isNoted || caller.kind !== 'member') return
    const count = publication.reports + 1
    const max = home.settings.galleryReportsToHide
    const hides = publication.state === 'public' && max > 0 && count >= max
    const state = hides ? 'waiting' : publication.state
    const at = hides ? clock.now() : publication.updatedAt
    await settlePublications(tx, [id], { state, at, reports: count })
  })
}

/**
 * Works of this site that wait or were reported, those first that wait longest, also with what their authors keep from others; or works of
 * partners that this site has to decide on, the last published first, with what everybody at their own site sees.
 */
export async function listModerated(
  { page, size, of }: { page: number; size: number; of?: Moderated | undefined },
  context: RequestContext<'operator'>,
  dependencies: GalleryDependencies,
): Promise<{ rows: ModeratedWork[]; count: number }> {
  const { db } = dependencies
  const { site } = context
  const paging = { limit: size, offset: (page - 1) * size }
  const { ids, count } =
    of === 'partners'
      ? await pageToDecide(db, await readShownHere(context, dependencies), paging)
      : await reports.pageModerated(db, site.id, { ...paging, of })
  const rows = await store.listPublished(db, ids)
  const [told, open, partners, shown] = await Promise.all([
    describeRows(rows, context, dependencies, () =>
      describeGalleryFiles(ids, dependencies, 'moderation'),
    ),
    of === 'partners'
      ? reports.listReportsFrom(db, site.id, ids)
      : reports.listOpenReports(db, ids),
    listPartners(site, dependencies),
    keepShown(rows, context, dependencies),
  ])
  const partnerNames = new Map(partners.map(({ id, settings }) => [id, shownName(settings)]))
  const shownIds = new Set(shown.map(({ work }) => work.id))
  const reportsOf = Map.groupBy(open, ({ workId }) => workId)
  const toldOf = new Map(told.map((work) => [work.id, work]))
  return {
    rows: rows.flatMap(({ publication, work }) => {
      const one = toldOf.get(work.id)
      if (!one) return []
      const isOwn = publication.siteId === site.id
      const mine = reportsOf.get(work.id) ?? []
      return {
        ...one,
        prompt: isOwn ? promptOf(work.recipe) : one.prompt,
        state: isOwn || shownIds.has(work.id) ? publication.state : 'waiting',
        site: isOwn ? null : (partnerNames.get(publication.siteId) ?? ''),
        reports: mine.map(({ reason, text, createdAt }) => ({
          reason,
          text,
          createdAt: createdAt.toISOString(),
        })),
      }
    }),
    count,
  }
}

/** How much waits for a decision of this site, kind by kind. */
export async function countModerated(
  { site }: Pick<RequestContext, 'site'>,
  { db, listSites }: Pick<GalleryDependencies, 'db' | 'listSites'>,
): Promise<{ works: number; reports: number; partners: number | null }> {
  const [works, reported, partners] = await Promise.all([
    reports.countModerated(db, site.id, 'waiting'),
    reports.countModerated(db, site.id, 'reported'),
    countPartnerWorks({ site }, { db, listSites }),
  ])
  return { works, reports: reported, partners }
}

/** How many works of partners this site has to decide on; null where it has none. */
export async function countPartnerWorks(
  { site }: Pick<RequestContext, 'site'>,
  { db, listSites }: Pick<GalleryDependencies, 'db' | 'listSites'>,
): Promise<number | null> {
  const shown = await readShownHere({ site }, { listSites })
  return shown.partnerIds.length ? countToDecide(db, shown) : null
}

/** Shows works or refuses them: those of this site for everybody, those of partners for this site alone. Throws gallery.not_found; nothing is decided then. */
export async function decideModerated(
  decision: Decision,
  context: RequestContext<'operator'>,
  dependencies: Pick<GalleryDependencies, 'db' | 'clock' | 'listSites'>,
): Promise<void> {
  const partners = await listPartners(context.site, dependencies)
  await decideWorks(
    decision,
    context,
    dependencies,
    partners.map(({ id }) => id),
  )
}

type Decision = { ids: readonly number[]; shows: boolean; message: string }

/** Shows works of this site or refuses them. Throws gallery.not_found; nothing is decided then. */
export async function decideWorks(
  { ids, shows, message }: Decision,
  { site }: Pick<RequestContext<'operator'>, 'site'>,
  { db, clock }: Pick<GalleryDependencies, 'db' | 'clock'>,
  partnerIds: readonly number[] = [],
): Promise<void> {
  const wanted = [...new Set(ids)]
  const at = clock.now()
  await db.transaction(async (tx) => {
    const locked = await store.lockPublications(tx, wanted)
    const idsOf = (rows: readonly store.PublicationRow[]) => rows.map(({ workId }) => workId)
    const own = idsOf(
      locked.filter(({ siteId, state }) => siteId === site.id && state !== 'withdrawn'),
    )
    const ofPartners = idsOf(
      locked.filter(({ siteId, state }) => partnerIds.includes(siteId) && state === 'public'),
    )
    if (own.length + ofPartners.length < wanted.length) throw new Failure('gallery.not_found')
    await saveDecisions(
      tx,
      { siteId: site.id, ids: ofPartners },
      { state: shows ? 'approved' : 'refused', decidedAt: at },
    )
    if (own.length === 0) return
    await settlePublications(tx, own, {
      state: shows ? 'public' : 'refused',
      message: shows ? '' : message,
      reports: 0,
      at,
    })
    await reports.settleReports(tx, own, at)
  })
}
