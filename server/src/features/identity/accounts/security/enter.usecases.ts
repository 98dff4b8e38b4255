// Lets a member in who has shown who they are: at once, or after a second factor.
import { Failure } from '@atelier/contract/errors'
import { hashToken, newToken } from '../../../../platform/ids.ts'
import type { Account } from '../accounts.store.ts'
import {
  type AccountDependencies,
  admitMember,
  getAccount,
  type Origin,
  type SignedIn,
} from '../accounts.usecases.ts'
import * as store from './second-factor.store.ts'
import { proveFactor } from './second-factor.usecases.ts'
import type { SecurityDependencies } from './security-dependencies.ts'

/** Signed in, or with a ticket for `proveSecondFactor`. */
export type Entry = SignedIn | { ticket: string }

const ticketLifeMs = 5 * 60_000
const triesOfTicket = 5

/**
 * Signs in whoever has no second factor; gives everybody else a ticket. For ways in that are one factor: a password, an account
 * elsewhere, a mailed link. `db` is a transaction.
 */
export async function enterMember(
  account: Account,
  from: Origin & { isNew?: boolean },
  dependencies: AccountDependencies,
): Promise<Entry> {
  if (account.totpSecret === null) return admitMember(account, from, dependencies)
  const { db, clock } = dependencies
  const ticket = newToken()
  const now = clock.now()
  await store.insertTicket(
    db,
    {
      tokenHash: hashToken(ticket),
      accountId: account.id,
      deviceHash: deviceHash(from),
      triesLeft: triesOfTicket,
      expiresAt: new Date(now.getTime() + ticketLifeMs),
    },
    now,
  )
  return { ticket }
}

/** The browser, the guest that it was, and the site; not the network, which people change on the way. */
const deviceHash = ({ site, caller, device }: Origin) =>
  hashToken(
    JSON.stringify([site.id, device.userAgent, caller?.kind === 'guest' ? caller.accountId : null]),
  )

/** Ends a login by its second factor. Throws auth.ticket_expired, auth.wrong_code. */
export async function proveSecondFactor(
  { ticket, code }: { ticket: string; code: string },
  from: Origin,
  dependencies: SecurityDependencies,
): Promise<SignedIn> {
  const { db, clock } = dependencies
  const tokenHash = hashToken(ticket)
  const taken = await store.takeTicketTry(db, {
    tokenHash,
    deviceHash: deviceHash(from),
    now: clock.now(),
  })
  if (!taken) throw new Failure('auth.ticket_expired')
  await proveFactor(await getAccount(taken.accountId, db), code, dependencies)
  return db.transaction(async (tx) => {
    if (!(await store.spendTicket(tx, tokenHash))) throw new Failure('auth.ticket_expired')
    const account = await getAccount(taken.accountId, tx)
    return admitMember(account, { ...from, hasSecondFactor: true }, { ...dependencies, db: tx })
  })
}
