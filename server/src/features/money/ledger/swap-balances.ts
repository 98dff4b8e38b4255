// Credits for chat tokens and back, on a site with two balances.
import { Failure } from '@atelier/contract/errors'
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { listBalances } from './ledger.store.ts'
import { postEntry } from './ledger.usecases.ts'

export type Swap = { from: BalanceKind; amount: number; idempotencyKey: string }

/**
 * Takes from one balance and gives to the other what it is worth, in one transaction and once for each key. Nothing is rounded: tokens that
 * make no whole credit are refused. Throws credits.one_purse, credits.not_whole, credits.short.
 */
export async function swapBalances(
  { from, amount, idempotencyKey }: Swap,
  { caller, site }: { caller: Caller; site: Site },
  { db, clock }: { db: Database; clock: Clock },
): Promise<void> {
  const { twoPurses, tokensPerCredit: rate } = site.settings
  if (!twoPurses) throw new Failure('credits.one_purse')
  const given = from === 'credits' ? amount * rate : wholeCredits(amount, rate)
  const event = {
    accountId: caller.accountId,
    siteId: site.id,
    cause: 'swap' as const,
    causeKey: idempotencyKey,
    about: { rate },
    at: clock.now(),
  }
  await db.transaction(async (tx) => {
    // Both balances in the order of every other, so that two opposite swaps do not wait for each other.
    await listBalances(tx, caller.accountId, { lock: true })
    const { posted } = await postEntry(tx, { ...event, purse: from, amount: -amount })
    if (!posted) return
    const to = from === 'credits' ? 'tokens' : 'credits'
    await postEntry(tx, { ...event, purse: to, amount: given })
  })
}

function wholeCredits(tokens: number, rate: number): number {
  const credits = Math.floor(tokens / rate)
  if (tokens % rate !== 0) {
    const values = { rate, lower: Math.max(1, credits) * rate, upper: (credits + 1) * rate }
    throw new Failure('credits.not_whole', { values })
  }
  return credits
}
