// Tags of what is public, and how many works bear each. Kept with every change of a publication, in its transaction.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import type { ShownHere } from './partner-reviews.store.ts'
import type { PublicationRow } from './publications.store.ts'
import { publicationTags, tagCounts } from './publications.table.ts'
import { tagKey } from './tags.ts'

type Tagged = Pick<PublicationRow, 'workId' | 'siteId' | 'state' | 'tags' | 'publishedAt'>

/** Brings the tags of publications in line with how these stand now. */
export async function keepTags(tx: Database, rows: readonly Tagged[]): Promise<void> {
  if (rows.length === 0) return
  const gone = await tx
    .delete(publicationTags)
    .where(
      inArray(
        publicationTags.workId,
        rows.map(({ workId }) => workId),
      ),
    )
    .returning()
  const there = rows.flatMap(({ workId, siteId, state, tags, publishedAt }) =>
    state === 'public' && publishedAt
      ? tags.map((shown) => ({ workId, siteId, publishedAt, tag: tagKey(shown), shown }))
      : [],
  )
  if (there.length) await tx.insert(publicationTags).values(there)
  const changes = new Map<string, { siteId: number; tag: string; shown: string; by: number }>()
  const count = (siteId: number, tag: string, shown: string, by: number) => {
    const known = changes.get(`${siteId} ${tag}`)
    changes.set(`${siteId} ${tag}`, {
      siteId,
      tag,
      shown: shown || known?.shown || tag,
      by: by + (known?.by ?? 0),
    })
  }
  for (const { siteId, tag } of gone) count(siteId, tag, '', -1)
  for (const { siteId, tag, shown } of there) count(siteId, tag, shown, 1)
  // In one order for all, so that two who publish at once wait for each other instead of both.
  const ordered = [...changes.values()].sort(
    (a, b) => a.siteId - b.siteId || (a.tag < b.tag ? -1 : 1),
  )
  for (const { siteId, tag, shown, by } of ordered) {
    if (by === 0) continue
    await tx
      .insert(tagCounts)
      .values({ siteId, tag, shown, count: Math.max(0, by) })
      .onConflictDoUpdate({
        target: [tagCounts.siteId, tagCounts.tag],
        set: { count: sql`greatest(0, ${tagCounts.count} + ${by})`, ...(by > 0 ? { shown } : {}) },
      })
  }
  await tx.delete(tagCounts).where(
    and(
      eq(tagCounts.count, 0),
      inArray(
        tagCounts.tag,
        ordered.map(({ tag }) => tag),
      ),
    ),
  )
}

/** The most used tags that begin so. */
export async function listTags(
  db: Database,
  { siteId, partnerIds, looksFirst }: ShownHere,
  { begins, limit }: { begins: string; limit: number },
): Promise<{ tag: string; count: number }[]> {
  const counted = looksFirst ? [siteId] : [siteId, ...partnerIds]
  // Of partners, what is approved is added where works are looked at first; elsewhere what is refused is taken off.
  const decided =
    partnerIds.length === 0
      ? sql``
      : sql`union all select t.tag, null, ${looksFirst ? 1 : -1}::int from partner_reviews as review
          join publication_tags as t on t.work_id = review.work_id
          where review.site_id = ${siteId} and review.state = ${looksFirst ? 'approved' : 'refused'}
            and t.site_id = any(${idList(partnerIds)}) and starts_with(t.tag, ${begins})`
  const { rows } = await db.execute<{ tag: string; count: string }>(sql`
    select coalesce(max(shown), tag) as tag, sum(count) as count from (
      select tag, shown, count from tag_counts
      where site_id = any(${idList(counted)}) and starts_with(tag, ${begins}) and count > 0 ${decided}
    ) as found group by found.tag having sum(count) > 0 order by sum(count) desc, found.tag limit ${limit}`)
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}
