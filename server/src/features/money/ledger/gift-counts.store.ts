// How many gifts a network has had on a day.
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { giftCounts } from './ledger.table.ts'

/** Counts one more gift to a network on a day; false when it has had `most`. */
export async function countGift(
  db: Database,
  gift: { siteId: number; kind: 'guest' | 'member' | 'invite'; network: string; day: string },
  max: number,
): Promise<boolean> {
  if (max <= 0) return false
  const result = await db.execute(sql`
    insert into gift_counts (site_id, kind, network, day, count)
    values (${gift.siteId}, ${gift.kind}, ${gift.network}, ${gift.day}, 1)
    on conflict (site_id, kind, network, day) do update set count = gift_counts.count + 1
      where gift_counts.count < ${max}
    returning count`)
  return result.rows.length > 0
}

export async function deleteOldGiftCounts(db: Database, before: string): Promise<void> {
  await db.delete(giftCounts).where(lt(giftCounts.day, before))
}
