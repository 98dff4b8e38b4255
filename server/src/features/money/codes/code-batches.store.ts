import type { CodeState } from '@atelier/contract/features/money/codes'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts } from '../../identity/accounts/accounts.table.ts'
import { codeBatches, codeRedemptions, codes } from './codes.table.ts'

export type NewBatch = typeof codeBatches.$inferInsert
export type NewCode = { hash: string; sealed: string }

/** Rows of one statement: a statement takes 65,535 values at most. */
const chunkSize = 5000

/** Adds a batch with its codes, and resolves with its number. */
export async function insertBatch(
  db: Database,
  batch: NewBatch,
  newCodes: readonly NewCode[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(codeBatches).values(batch).returning({ id: codeBatches.id })
    if (!row) throw new Error('an insert returned no row')
    const { siteId, usesEach } = batch
    for (let from = 0; from < newCodes.length; from += chunkSize)
      await tx
        .insert(codes)
        .values(
          newCodes
            .slice(from, from + chunkSize)
            .map(({ hash, sealed }) => ({ batchId: row.id, siteId, hash, sealed, usesEach })),
        )
    return row.id
  })
}

/** As an account is named now; empty when it has gone. */
const accountName = sql<string>`coalesce(nullif(${accounts.name}, ''), ${accounts.username}, '')`

/** Batches of a site, newest first; `id` for one of them alone. */
export async function listBatches(
  db: Database,
  siteId: number,
  { id, limit, offset, now }: { id?: number; limit: number; offset: number; now: Date },
) {
  const isOpen = stateIs('open', now)
  return db
    .select({
      batch: codeBatches,
      createdBy: accountName,
      used: sql<number>`(select coalesce(sum(${codes.uses}), 0) from ${codes} where ${codes.batchId} = ${codeBatches.id})`,
      open: sql<number>`(select count(*) from ${codes} where ${codes.batchId} = ${codeBatches.id} and ${isOpen})`,
    })
    .from(codeBatches)
    .leftJoin(accounts, eq(accounts.id, codeBatches.createdBy))
    .where(
      and(eq(codeBatches.siteId, siteId), id === undefined ? undefined : eq(codeBatches.id, id)),
    )
    .orderBy(desc(codeBatches.id))
    .limit(limit)
    .offset(offset)
}

export const countBatches = (db: Database, siteId: number): Promise<number> =>
  db.$count(codeBatches, eq(codeBatches.siteId, siteId))

/** What a code is, as a condition over codes joined with their batches; the first of revoked, used, expired counts. */
function stateIs(state: CodeState, now: Date): SQL | undefined {
  const revoked = sql`(${codes.revokedAt} is not null or ${codeBatches.revokedAt} is not null)`
  const used = sql`${codes.uses} >= ${codes.usesEach}`
  const expired = sql`coalesce(${codeBatches.expiresAt} <= ${now}, false)`
  const conditions: Record<CodeState, SQL | undefined> = {
    revoked,
    used: sql`not ${revoked} and ${used}`,
    expired: sql`not ${revoked} and not (${used}) and ${expired}`,
    open: sql`not ${revoked} and not (${used}) and not ${expired}`,
  }
  return conditions[state]
}

export type CodeFilter = {
  siteId: number
  batchId: number
  state?: CodeState | undefined
  now: Date
}

const chosen = ({ siteId, batchId, state, now }: CodeFilter) =>
  and(eq(codes.siteId, siteId), eq(codes.batchId, batchId), state && stateIs(state, now))

/** Codes of a batch in the order of their making, each with its state and who redeemed it last. */
export async function listCodes(
  db: Database,
  filter: CodeFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const { now } = filter
  return db
    .select({
      id: codes.id,
      sealed: codes.sealed,
      uses: codes.uses,
      state: sql<CodeState>`case when ${stateIs('revoked', now)} then 'revoked' when ${stateIs('used', now)} then 'used'
        when ${stateIs('expired', now)} then 'expired' else 'open' end`,
      usedBy: sql<
        string | null
      >`case when ${codeRedemptions.id} is not null then ${accountName} end`,
      usedAt: codeRedemptions.createdAt,
    })
    .from(codes)
    .innerJoin(codeBatches, eq(codeBatches.id, codes.batchId))
    .leftJoin(
      codeRedemptions,
      sql`${codeRedemptions.id} = (select max(each.id) from ${codeRedemptions} as each where each.code_id = ${codes.id})`,
    )
    .leftJoin(accounts, eq(accounts.id, codeRedemptions.accountId))
    .where(chosen(filter))
    .orderBy(asc(codes.id))
    .limit(limit)
    .offset(offset)
}

export async function countCodes(db: Database, filter: CodeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(codes)
    .innerJoin(codeBatches, eq(codeBatches.id, codes.batchId))
    .where(chosen(filter))
  return row?.count ?? 0
}

/** Notes the moment from which a batch is worth nothing; one that was revoked stays as it is. False when there is no such batch. */
export async function revokeBatch(
  db: Database,
  { siteId, id, at }: { siteId: number; id: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(codeBatches)
    .set({ revokedAt: sql`coalesce(${codeBatches.revokedAt}, ${at})` })
    .where(and(eq(codeBatches.siteId, siteId), eq(codeBatches.id, id)))
    .returning({ id: codeBatches.id })
  return rows.length > 0
}

/** The same for one code. */
export async function revokeCode(
  db: Database,
  { siteId, id, at }: { siteId: number; id: number; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ revokedAt: sql`coalesce(${codes.revokedAt}, ${at})` })
    .where(and(eq(codes.siteId, siteId), eq(codes.id, id)))
    .returning({ id: codes.id })
  return rows.length > 0
}
