import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { offeredUses } from './offered-uses.table.ts'

type Offered = Pick<typeof offeredUses.$inferSelect, 'siteId' | 'kind'>

/** It was used once more. */
export async function countOfferedUse(
  db: Database,
  item: Offered & { itemId: number },
): Promise<void> {
  const { siteId, kind, itemId } = offeredUses
  await db
    .insert(offeredUses)
    .values({ ...item, uses: 1 })
    .onConflictDoUpdate({
      target: [siteId, kind, itemId],
      set: { uses: sql`${offeredUses.uses} + 1` },
    })
}

/** How often these were used on a site, by number; those that never were are not among them. */
export async function listOfferedUses(
  db: Database,
  { siteId, kind }: Offered,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: offeredUses.itemId, uses: offeredUses.uses })
    .from(offeredUses)
    .where(
      and(
        eq(offeredUses.siteId, siteId),
        eq(offeredUses.kind, kind),
        inArray(offeredUses.itemId, [...ids]),
      ),
    )
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}
