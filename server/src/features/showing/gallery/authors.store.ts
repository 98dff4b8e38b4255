import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { isOfHere, type ShownHere } from './partner-reviews.store.ts'
import { blocks, follows } from './publications.table.ts'

export type AuthorRow = typeof accounts.$inferSelect

export async function findAuthor(db: Database, id: number): Promise<AuthorRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.kind, 'member')))
  return row
}

/** The works of an author that are shown here, as what follows `select`. */
const worksOf = (owner: SQL, shown: ShownHere): SQL =>
  sql`from publications as p join works on works.id = p.work_id
    where p.owner_id = ${owner} and p.state = 'public' and works.deleted_at is null and ${isOfHere(shown)}`

/** Whether something of an author is shown here. */
export async function hasShown(db: Database, id: number, shown: ShownHere): Promise<boolean> {
  const { rows } = await db.execute(sql`select ${worksOf(sql`${id}`, shown)} limit 1`)
  return rows.length > 0
}

export async function isFollowing(
  db: Database,
  followerId: number,
  authorId: number,
): Promise<boolean> {
  return (
    (await db.$count(
      follows,
      and(eq(follows.followerId, followerId), eq(follows.authorId, authorId)),
    )) > 0
  )
}

export async function isBlocking(
  db: Database,
  accountId: number,
  blockedId: number,
): Promise<boolean> {
  return (
    (await db.$count(
      blocks,
      and(eq(blocks.accountId, accountId), eq(blocks.blockedId, blockedId)),
    )) > 0
  )
}

export async function follow(
  tx: Database,
  { followerId, authorId, at }: { followerId: number; authorId: number; at: Date },
): Promise<void> {
  await tx.insert(follows).values({ followerId, authorId, createdAt: at }).onConflictDoNothing()
}

export async function unfollow(tx: Database, followerId: number, authorId: number): Promise<void> {
  await tx
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.authorId, authorId)))
}

export async function block(
  tx: Database,
  { accountId, blockedId, at }: { accountId: number; blockedId: number; at: Date },
): Promise<void> {
  await tx.insert(blocks).values({ accountId, blockedId, createdAt: at }).onConflictDoNothing()
}

export async function unblock(tx: Database, accountId: number, blockedId: number): Promise<void> {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.accountId, accountId), eq(blocks.blockedId, blockedId)))
}

export const countFollowers = (db: Database, authorId: number): Promise<number> =>
  db.$count(follows, eq(follows.authorId, authorId))

export const countFollowing = (db: Database, followerId: number): Promise<number> =>
  db.$count(follows, eq(follows.followerId, followerId))

export type ListedAuthor = {
  id: number
  name: string
  username: string | null
  avatar: string
  sign: string
  works: number
  isFollowed: boolean
}

/** Authors with works that are shown here, by name or by whom somebody follows: those first whom most follow, or the last followed. */
export async function listAuthors(
  db: Database,
  wanted: {
    shown: ShownHere
    viewerId: number | undefined
    query: string
    followed: boolean
    limit: number
    offset: number
  },
): Promise<{ rows: ListedAuthor[]; count: number }> {
  const { viewerId = 0, followed } = wanted
  const { siteId, partnerIds } = wanted.shown
  const words = wanted.query.split(/\s+/).filter(Boolean)
  const named = words.map((word) => {
    const part = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`and (case when a.name = '' then coalesce(a.username, '') else a.name end) ilike ${part}`
  })
  const works = worksOf(sql`a.id`, wanted.shown)
  const from = sql`accounts as a left join follows as mine on mine.author_id = a.id and mine.follower_id = ${viewerId}
    where a.kind = 'member' and a.site_id = any(${idList([siteId, ...partnerIds])})
    and exists (select ${works})
    and not exists (select from blocks where account_id = ${viewerId} and blocked_id = a.id)
    ${followed ? sql`and mine.follower_id is not null` : sql``} ${sql.join(named, sql` `)}`
  const order = followed
    ? sql`mine.created_at desc`
    : sql`(select count(*) from follows where author_id = a.id) desc`
  const [found, total] = await Promise.all([
    db.execute<
      Omit<ListedAuthor, 'works' | 'isFollowed'> & { works: string; followed: boolean }
    >(sql`
      select a.id, a.name, a.username, a.avatar, a.sign, (select count(*) ${works}) as works, mine.follower_id is not null as followed
      from ${from} order by ${order}, a.id desc limit ${wanted.limit} offset ${wanted.offset}`),
    db.execute<{ count: string }>(sql`select count(*) as count from ${from}`),
  ])
  return {
    rows: found.rows.map(({ works, followed, ...row }) => ({
      ...row,
      works: Number(works),
      isFollowed: followed,
    })),
    count: Number(total.rows[0]?.count ?? 0),
  }
}

/** Whom somebody has blocked, the last first. */
export async function listBlocked(
  db: Database,
  accountId: number,
  { page, size }: { page: number; size: number },
): Promise<AuthorRow[]> {
  const rows = await db
    .select({ account: accounts })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.blockedId))
    .where(eq(blocks.accountId, accountId))
    .orderBy(sql`${blocks.createdAt} desc, ${blocks.blockedId} desc`)
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ account }) => account)
}
