import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { codeBatches, codeRedemptions, codes } from './codes.table.ts'

type Batch = typeof codeBatches.$inferSelect
type Code = typeof codes.$inferSelect

/** A code of a site with its batch. The code is held until the transaction ends, so that nobody else redeems it meanwhile. */
export async function lockCode(
  tx: Database,
  siteId: number,
  hash: string,
): Promise<{ code: Code; batch: Batch } | undefined> {
  const [row] = await tx
    .select({ code: codes, batch: codeBatches })
    .from(codes)
    .innerJoin(codeBatches, eq(codeBatches.id, codes.batchId))
    .where(and(eq(codes.siteId, siteId), eq(codes.hash, hash)))
    .for('update', { of: codes })
  return row
}

export async function hasRedeemed(
  tx: Database,
  redemption: { codeId: number; accountId: number },
): Promise<boolean> {
  const { codeId, accountId } = redemption
  const own = and(eq(codeRedemptions.codeId, codeId), eq(codeRedemptions.accountId, accountId))
  return (await tx.$count(codeRedemptions, own)) > 0
}

/** Notes a redemption and uses the code once. Throws on the index code_redemptions_batch when the account has had one of the batch. */
export async function insertRedemption(
  tx: Database,
  redemption: typeof codeRedemptions.$inferInsert,
): Promise<void> {
  await tx.insert(codeRedemptions).values(redemption)
  await tx
    .update(codes)
    .set({ uses: sql`${codes.uses} + 1` })
    .where(eq(codes.id, redemption.codeId))
}

/** What a guest redeemed was redeemed by the member the guest becomes. */
export async function moveRedemptions(
  tx: Database,
  guestId: number,
  memberId: number,
): Promise<void> {
  await tx
    .update(codeRedemptions)
    .set({ accountId: memberId })
    .where(eq(codeRedemptions.accountId, guestId))
}

/** Redemptions of a batch with who they are by, the last one first. */
export const listBatchRedemptions = (
  db: Database,
  batchId: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      id: codeRedemptions.id,
      sealed: codes.sealed,
      accountId: codeRedemptions.accountId,
      username: accounts.username,
      at: codeRedemptions.createdAt,
    })
    .from(codeRedemptions)
    .innerJoin(codes, eq(codes.id, codeRedemptions.codeId))
    .leftJoin(accounts, eq(accounts.id, codeRedemptions.accountId))
    .where(eq(codeRedemptions.batchId, batchId))
    .orderBy(desc(codeRedemptions.id))
    .limit(limit)
    .offset(offset)

export const countBatchRedemptions = (db: Database, batchId: number): Promise<number> =>
  db.$count(codeRedemptions, eq(codeRedemptions.batchId, batchId))
