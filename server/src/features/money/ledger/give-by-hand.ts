// What an operator gives or takes away by hand, with the reason.
import type { ParsedInputOf } from '@atelier/contract/endpoint'
import { Failure } from '@atelier/contract/errors'
import type { UserBalance } from '@atelier/contract/features/identity/auth'
import type { ledger } from '@atelier/contract/features/money/ledger'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { findSiteAccount } from '../../identity/accounts/accounts.usecases.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { balancesOf } from './describe-balances.ts'
import { grantVip, postEntry } from './ledger.usecases.ts'

export type GiveDependencies = { db: Database; clock: Clock }

/** Gives or takes once for each key. Throws accounts.not_found for accounts of other sites, credits.short for more than is there. */
export async function giveByHand(
  gift: ParsedInputOf<typeof ledger.give>,
  { site, operatorId }: { site: Site; operatorId: number },
  { db, clock }: GiveDependencies,
): Promise<UserBalance> {
  const { accountId, purse, amount, vipDays, reason, key } = gift
  const event = {
    accountId,
    siteId: site.id,
    cause: 'operator' as const,
    causeKey: `${operatorId}/${key}`,
    at: clock.now(),
  }
  return db.transaction(async (tx) => {
    // Before its balance, as whoever gives both at once.
    await lockAccount(tx, accountId)
    if (!(await findSiteAccount(accountId, site, tx))) throw new Failure('accounts.not_found')
    if (amount !== 0)
      await postEntry(tx, { ...event, purse, amount, about: { reason, by: operatorId } })
    if (vipDays !== 0) await grantVip(tx, { ...event, days: vipDays })
    const account = await findSiteAccount(accountId, site, tx)
    return balancesOf({ accountId, vipUntil: account?.vipUntil ?? null }, site, tx)
  })
}
