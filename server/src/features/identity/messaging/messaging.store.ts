import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { messagingScans } from './messaging.table.ts'
import type { ScanResult } from './messaging-vendor.ts'

export type Scan = typeof messagingScans.$inferSelect

/** Adds a scan, and removes all that have run out. */
export async function insertScan(
  db: Database,
  scan: Pick<Scan, 'siteId' | 'accountId' | 'purpose' | 'cameFrom' | 'stateHash' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await db.delete(messagingScans).where(lte(messagingScans.expiresAt, now))
  await db.insert(messagingScans).values(scan)
}

/** Uses the state of a scan up; undefined when it is not (or no longer) good on this site. */
export async function spendState(
  db: Database,
  { stateHash, siteId, now }: { stateHash: string; siteId: number; now: Date },
): Promise<Scan | undefined> {
  const [row] = await db
    .update(messagingScans)
    .set({ stateHash: null })
    .where(
      and(
        eq(messagingScans.stateHash, stateHash),
        eq(messagingScans.siteId, siteId),
        gt(messagingScans.expiresAt, now),
      ),
    )
    .returning()
  return row
}

/** Keeps what came of a scan, for whoever brings the code. */
export async function keepResult(
  db: Database,
  id: number,
  kept: { codeHash: string; result: ScanResult; expiresAt: Date },
): Promise<void> {
  await db.update(messagingScans).set(kept).where(eq(messagingScans.id, id))
}

/** Uses the code of a scan up; undefined when it is not good for this account. */
export async function spendCode(
  db: Database,
  { codeHash, accountId, now }: { codeHash: string; accountId: number; now: Date },
): Promise<Scan | undefined> {
  const [row] = await db
    .delete(messagingScans)
    .where(
      and(
        eq(messagingScans.codeHash, codeHash),
        eq(messagingScans.accountId, accountId),
        gt(messagingScans.expiresAt, now),
      ),
    )
    .returning()
  return row
}
