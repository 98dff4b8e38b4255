import { lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { codeTries } from './codes.table.ts'

export type TrySubject = { siteId: number; subject: string }

/** Counts one more try; when there have been `max` of them, tells when counting begins again instead. */
export async function countTry(
  db: Database,
  { siteId, subject }: TrySubject,
  { now, endsAt, max }: { now: Date; endsAt: Date; max: number },
): Promise<{ refusedUntil: Date } | undefined> {
  // One that ends later than any can was counted before the clock was set back. Those of two servers may differ a little.
  const latest = new Date(2 * endsAt.getTime() - now.getTime() + 60_000)
  const isOver = sql`(tries.ends_at <= ${now} or tries.ends_at > ${latest})`
  const counted = await db.execute(sql`
    insert into code_tries as tries (site_id, subject, count, ends_at)
    values (${siteId}, ${subject}, 1, ${endsAt})
    on conflict (site_id, subject) do update set
      count = case when ${isOver} then 1 else tries.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else tries.ends_at end
    where ${isOver} or tries.count < ${max}
    returning count`)
  if (counted.rows.length > 0) return undefined
  const result = await db.execute<{ ends_at: Date }>(sql`
    select ends_at from code_tries where site_id = ${siteId} and subject = ${subject}`)
  return { refusedUntil: new Date(result.rows[0]?.ends_at ?? endsAt) }
}

/** Takes a try back that does not count. */
export async function uncountTry(db: Database, { siteId, subject }: TrySubject): Promise<void> {
  await db.execute(sql`
    update code_tries set count = greatest(count - 1, 0)
    where site_id = ${siteId} and subject = ${subject}`)
}

export async function deleteEndedTries(db: Database, now: Date): Promise<void> {
  await db.delete(codeTries).where(lte(codeTries.endsAt, now))
}
