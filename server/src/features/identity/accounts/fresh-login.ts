// Whether somebody has just logged in: what can be asked for once more of everybody, whatever they log in by.
import { Failure } from '@atelier/contract/errors'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import * as store from './accounts.store.ts'

type Dependencies = { db: Database; clock: Clock }

/** How long after a login somebody counts as having shown who they are. */
export const freshMinutes = 10

export async function hasJustLoggedIn(
  { sessionId }: Pick<Caller, 'sessionId'>,
  { db, clock }: Dependencies,
): Promise<boolean> {
  if (sessionId === null) return false
  const [began] = await store.findSessions(db, [sessionId])
  if (!began) return false
  return clock.now().getTime() - began.session.createdAt.getTime() <= freshMinutes * 60_000
}

/** Before a new way to log in is added: a session that was left open, or stolen, must not become one that lasts. Throws auth.log_in_again. */
export async function proveFreshLogin(
  caller: Pick<Caller, 'sessionId'>,
  dependencies: Dependencies,
): Promise<void> {
  if (!(await hasJustLoggedIn(caller, dependencies)))
    throw new Failure('auth.log_in_again', { values: { minutes: freshMinutes } })
}
