import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { dailyAnalytics } from './outcomes.table.ts'

/** Adds to what a day of a site came to so far. */
export async function addSiteCost(
  db: Database,
  cost: { siteId: number; day: string; label: string; credits: number },
): Promise<void> {
  const { siteId, day, label, credits } = cost
  await db
    .insert(dailyAnalytics)
    .values({ siteId, day, name: 'siteCost', label, value: credits })
    .onConflictDoUpdate({
      target: [
        dailyAnalytics.siteId,
        dailyAnalytics.day,
        dailyAnalytics.name,
        dailyAnalytics.label,
      ],
      set: { value: sql`${dailyAnalytics.value} + excluded.value` },
    })
}
