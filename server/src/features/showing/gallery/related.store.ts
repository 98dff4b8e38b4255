import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { wholeWords } from '../../../platform/search-words.ts'
import { promptOf } from '../../making/works/recipe.ts'
import { seenBy } from './feed.store.ts'
import { isOfHere, letThrough, type ShownHere } from './partner-reviews.store.ts'
import type { PublishedRow } from './publications.store.ts'
import { tagKey } from './tags.ts'

/** How many are looked at for each thing that a work may share with others. */
const candidates = 60
/** Words of a work that others are looked for by: the longest tell most. */
const maxWords = 12

/** Public works that share tags, author or words with one, the nearest first. */
export async function listNear(
  db: Database,
  { publication, work }: PublishedRow,
  { shown, viewerId, limit }: { shown: ShownHere; viewerId: number | undefined; limit: number },
): Promise<number[]> {
  // Before the nearest are taken: of a partner's works, most may not be shown here.
  const passed = (workId: SQL) =>
    publication.siteId === shown.siteId ? sql`` : sql`and ${letThrough(shown, workId)}`
  const tags = sql`${sql.param(publication.tags.map(tagKey))}::text[]`
  const said = publication.hidesPrompt
    ? publication.title
    : `${publication.title} ${promptOf(work.recipe)}`
  const words = wholeWords(said)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxWords)
    .map((word) => `'${word}'`)
    .join(' | ')
  const byWords = words
    ? sql`union all (select p.work_id, 2 * ts_rank(p.words, ${words}::tsquery) from publications as p
        where p.site_id = ${publication.siteId} and p.state = 'public' and p.words @@ ${words}::tsquery
        ${passed(sql`p.work_id`)} order by p.published_at desc limit ${candidates})`
    : sql``
  const { rows } = await db.execute<{ id: number }>(sql`
    with near as (
      (select found.work_id, 3.0 as weight from unnest(${tags}) as wanted(tag) cross join lateral (
        select work_id from publication_tags as t where t.site_id = ${publication.siteId} and t.tag = wanted.tag
        ${passed(sql`t.work_id`)} order by t.published_at desc limit ${candidates}
      ) as found)
      union all
      (select p.work_id, 1.0 from publications as p where p.owner_id = ${publication.ownerId} and p.state = 'public'
        ${passed(sql`p.work_id`)} order by p.published_at desc limit ${candidates})
      ${byWords}
    )
    select p.work_id as id from (select work_id, sum(weight) as weight from near group by work_id) as found
    join publications as p on p.work_id = found.work_id
    where p.work_id <> ${publication.workId} and ${isOfHere(shown)} and ${seenBy(viewerId)}
    order by found.weight desc, p.published_at desc, p.work_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
