import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { dailyFigures } from './outcomes.table.ts'

/** Adds to what a day of a site came to so far. */
export async function addSiteCost(
  db: Database,
  cost: { siteId: number; day: string; label: string; credits: number },
): Promise<void> {
  const { siteId, day, label, credits } = cost
  await db
    .insert(dailyFigures)
    .values({ siteId, day, name: 'siteCost', label, value: credits })
    .onConflictDoUpdate({
      target: [dailyFigures.siteId, dailyFigures.day, dailyFigures.name, dailyFigures.label],
      set: { value: sql`${dailyFigures.value} + excluded.value` },
    })
}
