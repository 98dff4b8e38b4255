// How sessions end before their time. Lines that are open by one end at once, on whichever server they are.
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../../platform/db/notifications.ts'
import { deleteSessions } from './accounts.store.ts'

/** What servers tell each other: the number of an account, somebody of which may not be let in any more. */
export const shutOutChannel = 'shut_out'

/** To be called in the transaction that shuts somebody out. */
export const sendShutOut = (tx: Database, accountId: number): Promise<void> =>
  notify(tx, shutOutChannel, String(accountId))

/** Ends sessions of an account: all, one alone, or all but one. Resolves with how many there were. */
export async function endSessions(
  db: Database,
  accountId: number,
  which: { only?: number | undefined; except?: number | undefined } = {},
): Promise<number> {
  const count = await deleteSessions(db, accountId, which)
  if (count > 0) await sendShutOut(db, accountId)
  return count
}
