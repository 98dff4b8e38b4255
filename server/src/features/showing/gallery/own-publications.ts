// What authors see of their own publications.
import type { OwnPublication, Publication } from '@atelier/contract/features/showing/publications'
import type { PublicationState } from '@atelier/contract/gallery-terms'
import type { Locale } from '@atelier/contract/primitives'
import { failureText } from '../../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { describeWorks } from '../../making/works/to-work.ts'
import { findOwnWorks } from '../../making/works/works.usecases.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import * as store from './publications.store.ts'
import * as statistics from './statistics.store.ts'

export function describePublication(row: store.PublicationRow, locale: Locale): Publication {
  const { workId, state, title, tags, licence, hidesPrompt, likes, collects, remakes, views } = row
  const isRefused = state === 'refused'
  return {
    id: workId,
    state,
    title,
    tags,
    licence,
    hidesPrompt,
    likes,
    collects,
    remakes,
    views,
    message: isRefused ? row.message || failureText('gallery.refused', locale, {}) : '',
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}

/** A page of own publications in one state or all, the last changed first. */
export async function listOwn(
  { page, size, state }: { page: number; size: number; state?: PublicationState | undefined },
  context: RequestContext<'member'>,
  dependencies: GalleryDependencies,
): Promise<{ rows: OwnPublication[]; count: number }> {
  const { db } = dependencies
  const { accountId } = context.caller
  const { rows, count } = await store.pageOwnPublications(db, accountId, {
    state,
    limit: size,
    offset: (page - 1) * size,
  })
  const ids = rows.map(({ workId }) => workId)
  const told = await describeWorks(await findOwnWorks(db, accountId, ids), context, dependencies)
  const workOf = new Map(told.map((work) => [work.id, work]))
  return {
    rows: rows.flatMap((row) => {
      const work = workOf.get(row.workId)
      return work ? { ...describePublication(row, context.locale), work } : []
    }),
    count,
  }
}

/** How own works are published; those that never were are left out. */
export async function listStates(
  ids: readonly number[],
  { caller, locale }: RequestContext<'caller'>,
  { db }: Pick<GalleryDependencies, 'db'>,
): Promise<Publication[]> {
  const rows = await store.listOwnPublications(db, caller.accountId, ids)
  return rows.map((row) => describePublication(row, locale))
}

const dayMs = 86_400_000

/** Sums, and each of the last days in the site's time zone. */
export async function readStatistics(
  days: number,
  { caller, site }: RequestContext<'member'>,
  { db, clock }: Pick<GalleryDependencies, 'db' | 'clock'>,
) {
  const now = clock.now().getTime()
  const { timeZone } = site.settings
  const wanted = Array.from({ length: days }, (_, at) =>
    statistics.dayOf(new Date(now - (days - 1 - at) * dayMs), timeZone),
  )
  const [sums, noted] = await Promise.all([
    statistics.readSums(db, caller.accountId),
    statistics.listDays(db, caller.accountId, wanted[0] ?? ''),
  ])
  const byDay = new Map(noted.map((each) => [each.day, each]))
  return {
    ...sums,
    days: wanted.map((day) => byDay.get(day) ?? { day, likes: 0, views: 0, collects: 0 }),
  }
}

/** Days for which it is kept who looked at what: a day begins at other moments elsewhere. */
const keptDays = 3

/** Forgets who looked at what long ago: that it was looked at stays counted. */
export async function forgetOldViews({
  db,
  clock,
}: Pick<GalleryDependencies, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * dayMs)
  await statistics.forgetViews(db, statistics.dayOf(before, 'UTC'))
}
