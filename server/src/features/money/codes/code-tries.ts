// How many codes somebody may try that do not work. A try is counted before it is made and taken back when the code works: of many at
// once none slips through.
import { Failure } from '@atelier/contract/errors'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { networkKey } from '../../../platform/http/network-key.ts'
import * as store from './code-tries.store.ts'

const windowMs = 10 * 60_000
export const maxTries = { account: 10, network: 30 }

type Trier = { siteId: number; accountId: number; ip: string }

/** Whatever the transaction of the try comes to, these counts stay, so `db` is none. */
type TryDependencies = { db: Database; clock: Clock }

/** Counts a try by account and by network. Resolves with what takes it back. Throws codes.too_many_tries. */
export async function beginTry(
  { siteId, accountId, ip }: Trier,
  { db, clock }: TryDependencies,
): Promise<() => Promise<void>> {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + windowMs)
  const subjects = [
    { subject: `account ${accountId}`, max: maxTries.account },
    { subject: `network ${networkKey(ip)}`, max: maxTries.network },
  ]
  const counted: store.TrySubject[] = []
  const takeBack = async () => {
    for (const subject of counted) await store.uncountTry(db, subject)
  }
  for (const { subject, max } of subjects) {
    const refused = await store.countTry(db, { siteId, subject }, { now, endsAt, max })
    if (refused) {
      await takeBack()
      const seconds = Math.ceil((refused.refusedUntil.getTime() - now.getTime()) / 1000)
      throw new Failure('codes.too_many_tries', {
        values: { minutes: Math.ceil(seconds / 60) },
        retryAfterS: seconds,
      })
    }
    counted.push({ siteId, subject })
  }
  return takeBack
}

/** Counts that are over are of no use. */
export const forgetEndedTries = ({ db, clock }: TryDependencies): Promise<void> =>
  store.deleteEndedTries(db, clock.now())
