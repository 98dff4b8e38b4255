// For whoever holds the machine: an owner who cannot get in any more.
import type { Database } from '../../../platform/db/database.ts'
import { endSessions, sendShutOut } from '../accounts/end-sessions.ts'
import { usernameKey } from '../accounts/login-names.ts'
import { takeSecondFactor } from '../accounts/security/second-factor.usecases.ts'
import * as store from './staff.store.ts'

export type RecoveredOwner = {
  /** The codes of the sites that have a member of this name. */
  sites: string[]
  isDone: boolean
  /** Whether there was a second factor, which is off now. */
  factorTaken: boolean
}

/**
 * Makes the member of this name an owner, and with `withoutFactor` turns their second factor off and ends their sessions. Resolves with the
 * sites that have such a member, and what was done: nothing unless there is one alone, for anybody may have that name on another site.
 */
export async function recoverOwner(
  { username, site, withoutFactor }: { username: string; site?: string; withoutFactor: boolean },
  db: Database,
): Promise<RecoveredOwner> {
  return db.transaction(async (tx) => {
    const found = await store.findMembersAnywhere(tx, {
      usernameKey: usernameKey(username),
      ...(site === undefined ? {} : { site }),
    })
    const sites = found.map(({ code }) => code)
    const [member] = found
    if (!member || found.length > 1) return { sites, isDone: false, factorTaken: false }
    const { id, siteId } = member
    await store.updateRole(tx, { accountId: id, siteId, role: 'owner' })
    const factorTaken = withoutFactor && (await takeSecondFactor(id, tx)) !== undefined
    if (withoutFactor) await endSessions(tx, id)
    await sendShutOut(tx, id)
    return { sites, isDone: true, factorTaken }
  })
}
