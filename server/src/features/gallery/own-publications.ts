// What authors see of their own publications.
import type { OwnPublication, Publication } from '@atelier/contract/features/publications'
import type { PublicationState } from '@atelier/contract/gallery-terms'
import type { Locale } from '@atelier/contract/primitives'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { failureText } from '../../platform/http/failure-texts.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { describeWorks } from '../works/to-work.ts'
import { listOwnWorks } from '../works/works.store.ts'
import { works } from '../works/works.table.ts'
import type { GalleryDependencies } from './gallery-dependencies.ts'
import type { PublicationRow } from './publications.store.ts'
import { publications } from './publications.table.ts'
import * as statistics from './statistics.store.ts'

export function tellPublication(row: PublicationRow, locale: Locale): Publication {
  const { workId, state, title, tags, licence, hidesPrompt, likes, collects, remakes, views } = row
  const isRefused = state === 'refused'
  return {
    id: workId,
    ...{ state, title, tags, licence, hidesPrompt, likes, collects, remakes, views },
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
  const where = and(
    eq(publications.ownerId, accountId),
    isNull(works.deletedAt),
    state && eq(publications.state, state),
  )
  const [found, [total]] = await Promise.all([
    db
      .select({ publication: publications })
      .from(publications)
      .innerJoin(works, eq(works.id, publications.workId))
      .where(where)
      .orderBy(desc(publications.workId))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ count: sql<string>`count(*)` })
      .from(publications)
      .innerJoin(works, eq(works.id, publications.workId))
      .where(where),
  ])
  const ids = found.map(({ publication }) => publication.workId)
  const told = await describeWorks(await listOwnWorks(db, accountId, ids), context, dependencies)
  const workOf = new Map(told.map((work) => [work.id, work]))
  return {
    rows: found.flatMap(({ publication }) => {
      const work = workOf.get(publication.workId)
      return work ? { ...tellPublication(publication, context.locale), work } : []
    }),
    count: Number(total?.count ?? 0),
  }
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
