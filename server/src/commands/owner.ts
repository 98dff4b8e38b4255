import { issueOwnerLink } from '../features/identity/accounts/operator-link.ts'
import { recoverOwner } from '../features/identity/staff/recover-owner.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { reachDatabase } from '../platform/db/reach-database.ts'
import { createLog } from '../platform/log.ts'

export type OwnerRequest = {
  /** Who is to be an owner; a link for a new one when absent. */
  username: string | undefined
  /** The code of the site that the member is of; wanted where several have one of that name. */
  site: string | undefined
  withoutFactor: boolean
}

/** Lets an owner in again, whether the server runs or not; resolves with whether there was anybody to let in. */
export async function letOwnerIn(
  { username, site, withoutFactor }: OwnerRequest,
  config: Config,
  say: (line: string) => void,
): Promise<boolean> {
  const { connection, leave } = await reachDatabase(config)
  const database = openDatabase({ ...connection, max: 2 }, createLog('warn'))
  try {
    if (username === undefined) {
      say(`A new owner opens an account at /admin?token=${await issueOwnerLink(database.db)}`)
      say('The link works once, at the address of any of your sites. Earlier ones have ended.')
      return true
    }
    const wanted = { username, withoutFactor, ...(site === undefined ? {} : { site }) }
    const { sites, isDone, factorTaken } = await recoverOwner(wanted, database.db)
    if (isDone) say(`${username} owns the installation now, by the account on ${sites.join('')}.`)
    else if (sites.length > 0) say(`Say which one is meant by --site: ${sites.join(', ')}.`)
    else say(`There is no member ${username}${site ? ` on ${site}` : ''}.`)
    if (factorTaken) say('The second factor is off, and all devices are signed out.')
    return isDone
  } finally {
    await database.close()
    await leave()
  }
}
