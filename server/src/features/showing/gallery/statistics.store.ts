// What comes of published works, day by day.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { isOfHere, type ShownHere } from './partner-reviews.store.ts'
import { authorDays, publications, publicationViews } from './publications.table.ts'

type Count = 'likes' | 'views' | 'collects'

/** The day of a moment where a site lives: ISO 8601. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** Adds to an author's day; what is taken back on a later day is taken from that day, but never below nothing. */
export async function noteDay(
  tx: Database,
  { authorId, day }: { authorId: number; day: string },
  count: Count,
  by: number,
): Promise<void> {
  await tx
    .insert(authorDays)
    .values({ authorId, day, [count]: Math.max(0, by) })
    .onConflictDoUpdate({
      target: [authorDays.authorId, authorDays.day],
      set: { [count]: sql`greatest(0, ${authorDays[count]} + ${by})` },
    })
}

/** Counts a look at a work's page, once a day for each reader. */
export async function noteView(
  db: Database,
  view: { workId: number; accountId: number; authorId: number; day: string },
): Promise<void> {
  const { workId, accountId, day } = view
  await db.transaction(async (tx) => {
    const noted = await tx
      .insert(publicationViews)
      .values({ workId, accountId, day })
      .onConflictDoNothing()
      .returning({ workId: publicationViews.workId })
    if (noted.length === 0) return
    await tx
      .update(publications)
      .set({ views: sql`${publications.views} + 1` })
      .where(eq(publications.workId, workId))
    await noteDay(tx, view, 'views', 1)
  })
}

/** Of all that an author published, or of what is shown somewhere. */
export async function readSums(
  db: Database,
  authorId: number,
  shown?: ShownHere,
): Promise<Record<Count | 'works' | 'remakes' | 'followers', number>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select count(*) filter (where p.state = 'public') as works, coalesce(sum(p.likes), 0) as likes,
      coalesce(sum(p.collects), 0) as collects, coalesce(sum(p.remakes), 0) as remakes, coalesce(sum(p.views), 0) as views,
      (select count(*) from follows where author_id = ${authorId}) as followers
    from publications as p join works on works.id = p.work_id
    where p.owner_id = ${authorId} and works.deleted_at is null ${shown ? sql`and ${isOfHere(shown)}` : sql``}`)
  const of = (name: string) => Number(rows[0]?.[name] ?? 0)
  return {
    works: of('works'),
    likes: of('likes'),
    collects: of('collects'),
    remakes: of('remakes'),
    views: of('views'),
    followers: of('followers'),
  }
}

export async function listDays(
  db: Database,
  authorId: number,
  from: string,
): Promise<{ day: string; likes: number; views: number; collects: number }[]> {
  return db
    .select({
      day: authorDays.day,
      likes: authorDays.likes,
      views: authorDays.views,
      collects: authorDays.collects,
    })
    .from(authorDays)
    .where(sql`${authorDays.authorId} = ${authorId} and ${authorDays.day} >= ${from}`)
    .orderBy(authorDays.day)
}

/** Who looked on days before one is not needed any more: its counts are kept. */
export async function forgetViews(db: Database, before: string): Promise<void> {
  await db.delete(publicationViews).where(sql`${publicationViews.day} < ${before}`)
}
