// What becomes of somebody's part in the gallery when they leave: their works go with them, and what they gave to others' is counted off.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { idList } from '../../../platform/db/id-list.ts'
import type { OnAccountDeleted } from '../../identity/accounts/leave-account.ts'
import { heatOf } from './heat.store.ts'
import { noteRemakes } from './lineage.store.ts'
import { publicationReports, publications, publicationViews } from './publications.table.ts'
import { keepTags } from './tags.store.ts'

export const leaveGallery: OnAccountDeleted = {
  async leave(tx, { accountId }) {
    await takeBackMarks(tx, accountId)
    // These name the account without belonging to it. What was reported stays for somebody to look at.
    await tx.delete(publicationReports).where(eq(publicationReports.accountId, accountId))
    await tx.delete(publicationViews).where(eq(publicationViews.accountId, accountId))
    const own = await tx
      .update(publications)
      .set({ state: 'withdrawn' })
      .where(eq(publications.ownerId, accountId))
      .returning()
    await keepTags(tx, own)
    await noteRemakes(
      tx,
      own.map(({ workId }) => workId),
    )
  },
}

async function takeBackMarks(tx: Database, accountId: number): Promise<void> {
  const of = sql`(select work_id from likes where account_id = ${accountId}
    union select album_works.work_id from album_works join albums on albums.id = album_works.album_id where albums.owner_id = ${accountId})`
  await tx.execute(
    sql`select work_id from publications where work_id in ${of} order by work_id for update`,
  )
  await tx.execute(sql`update publications set
    likes = likes - (select count(*)::int from likes where likes.work_id = publications.work_id and account_id = ${accountId}),
    collects = collects - (case when owner_id <> ${accountId} and exists (select from album_works join albums on albums.id = album_works.album_id
      where albums.owner_id = ${accountId} and album_works.work_id = publications.work_id) then 1 else 0 end)
    where work_id in ${of}`)
  await tx.execute(sql`update publications set heat = ${heatOf()} where work_id in ${of}`)
}

/** Hands what a guest likes and has in albums to the member it becomes; what both like counts once. */
export async function moveGallery(tx: Database, guestId: number, memberId: number): Promise<void> {
  const touched = sql`(select work_id from likes where account_id in (${guestId}, ${memberId})
    union select album_works.work_id from album_works join albums on albums.id = album_works.album_id
    where albums.owner_id in (${guestId}, ${memberId}))`
  const { rows } = await tx.execute<{ id: number }>(
    sql`select work_id as id from publications where work_id in ${touched} order by work_id for update`,
  )
  await tx.execute(sql`insert into likes (account_id, work_id, created_at)
    select ${memberId}, work_id, created_at from likes where account_id = ${guestId} on conflict do nothing`)
  await tx.execute(sql`delete from likes where account_id = ${guestId}`)
  await tx.execute(sql`update albums set owner_id = ${memberId} where owner_id = ${guestId}`)
  const ids = sql`any(${idList(rows.map(({ id }) => id))})`
  await tx.execute(sql`update publications set
    likes = (select count(*)::int from likes where likes.work_id = publications.work_id),
    collects = (select count(distinct albums.owner_id)::int from album_works join albums on albums.id = album_works.album_id
      where album_works.work_id = publications.work_id and albums.owner_id <> publications.owner_id)
    where work_id = ${ids}`)
  await tx.execute(sql`update publications set heat = ${heatOf()} where work_id = ${ids}`)
}
