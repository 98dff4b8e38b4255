// Somebody redeems a code: in one transaction the code is used and what it gives is in the ledger.
import { Failure, type FailureCode } from '@atelier/contract/errors'
import { isCode, normaliseCode } from '@atelier/contract/features/money/code-rules'
import type { Clock } from '../../../platform/clock.ts'
import { type Database, violates } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { hashToken } from '../../../platform/ids.ts'
import { holdAccount } from '../../identity/accounts/accounts.usecases.ts'
import { balancesOf } from '../ledger/describe-balances.ts'
import { grantVip, postEntry } from '../ledger/ledger.usecases.ts'
import { beginTry } from './code-tries.ts'
import * as store from './redemptions.store.ts'

type RedeemDependencies = { db: Database; clock: Clock }
type Redeemer = { caller: Caller; site: Site; ip: string }
type Found = NonNullable<Awaited<ReturnType<typeof store.lockCode>>>

/** What a code gives: integers, 0 for nothing. */
export type Gift = { credits: number; tokens: number; vipDays: number }

/**
 * Redeems a code as it was typed; what it gave, and what the caller holds now. Throws what the contract names: a code that does not work
 * counts as a try, whatever the reason.
 */
export async function redeemCode(typed: string, redeemer: Redeemer, deps: RedeemDependencies) {
  const { caller, site, ip } = redeemer
  const { accountId } = caller
  const takeBackTry = await beginTry({ siteId: site.id, accountId, ip }, deps)
  try {
    const code = normaliseCode(typed)
    if (!isCode(code)) throw new Failure('codes.unknown')
    const redeemed = await deps.db.transaction(async (tx) => {
      const account = await holdAccount(accountId, tx)
      const given = await useCode(hashToken(code), redeemer, { ...deps, db: tx })
      const vipUntil = given.vipDays
        ? (await holdAccount(accountId, tx)).vipUntil
        : account.vipUntil
      return { given, userBalance: await balancesOf({ accountId, vipUntil }, site, tx) }
    })
    await takeBackTry()
    return redeemed
  } catch (error) {
    const failure = violates(error, 'code_redemptions_batch')
      ? new Failure('codes.batch_used')
      : error
    // It was not the code that did not work.
    if (!(failure instanceof Failure) || failure.code === 'codes.members_only') await takeBackTry()
    throw failure
  }
}

async function useCode(
  hash: string,
  { caller, site }: Redeemer,
  { db: tx, clock }: RedeemDependencies,
): Promise<Gift> {
  const at = clock.now()
  const { accountId } = caller
  const found = await store.lockCode(tx, site.id, hash)
  if (!found) throw new Failure('codes.unknown')
  const { code, batch } = found
  if (await store.hasRedeemed(tx, { codeId: code.id, accountId }))
    throw new Failure('codes.used_by_you')
  const refusal =
    reasonAgainst(found, at) ?? (mayRedeem(found, caller, site) ? undefined : membersOnly)
  if (refusal) throw new Failure(refusal)
  await store.insertRedemption(tx, {
    codeId: code.id,
    batchId: batch.id,
    accountId,
    oncePerBatch: batch.kind === 'perUser',
    createdAt: at,
  })
  const { credits, tokens, vipDays } = batch
  const event = {
    accountId,
    siteId: site.id,
    cause: 'code',
    causeKey: String(code.id),
    at,
  } as const
  const about = { batch: batch.name }
  if (credits > 0) await postEntry(tx, { ...event, purse: 'credits', amount: credits, about })
  if (tokens > 0) await postEntry(tx, { ...event, purse: 'tokens', amount: tokens, about })
  if (vipDays > 0) await grantVip(tx, { ...event, days: vipDays })
  return { credits, tokens, vipDays }
}

const membersOnly = 'codes.members_only'

/** Why a code is worth nothing now. */
function reasonAgainst({ code, batch }: Found, at: Date): FailureCode | undefined {
  if (code.revokedAt || batch.revokedAt) return 'codes.revoked'
  if (code.uses >= code.usesEach) return 'codes.used'
  if (batch.expiresAt && batch.expiresAt <= at) return 'codes.expired'
  return undefined
}

/** Guests come and go as they like: where each account counts once, they do not count. */
const mayRedeem = ({ batch }: Found, caller: Caller, site: Site): boolean =>
  caller.kind === 'member' || (site.settings.guestsRedeem && batch.kind === 'ordinary')
