// Where a member is signed in: a session is a device.
import { Failure } from '@atelier/contract/errors'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/request-context.ts'
import * as store from './accounts.store.ts'
import { deviceName } from './device-name.ts'
import { endSessions } from './end-sessions.ts'

/** The caller's devices, last used first. */
export async function listDevices(caller: Caller, db: Database) {
  const sessions = await store.listSessions(db, caller.accountId)
  return sessions.map((session) => ({
    id: session.id,
    name: deviceName(session.userAgent),
    ip: session.ip,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === caller.sessionId,
  }))
}

/** Signs one device out. Throws devices.not_found. */
export async function removeDevice(id: number, caller: Caller, db: Database): Promise<void> {
  if ((await endSessions(db, caller.accountId, { only: id })) === 0)
    throw new Failure('devices.not_found')
}

/** Ends the session that calls. */
export async function signOut(caller: Caller, db: Database): Promise<void> {
  if (caller.sessionId !== null) await endSessions(db, caller.accountId, { only: caller.sessionId })
}

/** Signs the caller out everywhere but here; on how many devices that was. */
export async function removeOtherDevices(caller: Caller, db: Database): Promise<number> {
  if (caller.sessionId === null) return 0
  return endSessions(db, caller.accountId, { except: caller.sessionId })
}
