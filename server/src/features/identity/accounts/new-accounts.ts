// How many accounts one network may make, guests included, on whatever call: each is a row that stays for days.
import { Failure } from '@atelier/contract/errors'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { networkOf } from '../../../platform/http/network-key.ts'
import { countWithin, type Limit } from '../../../platform/limits/limits.ts'

/** Far more than come from one office or dormitory, where they share an address. */
export const newAccountLimit = (ip: string): Limit => ({
  key: ['new accounts', networkOf(ip)],
  max: 300,
  windowMs: 60 * 60_000,
})

/** Counts one in the transaction that makes it. Throws accounts.too_many. */
export async function countNewAccount(
  ip: string,
  transaction: { db: Database; clock: Clock },
): Promise<void> {
  const seconds = await countWithin(newAccountLimit(ip), transaction)
  if (seconds === null) return
  const minutes = Math.ceil(seconds / 60)
  throw new Failure('accounts.too_many', { values: { minutes }, retryAfterS: seconds })
}
