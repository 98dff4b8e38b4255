// Owners say who else runs the site. Nobody changes their own role, and owners are changed one after the other, so one always stays.
import { Failure } from '@atelier/contract/errors'
import type { StaffMember } from '@atelier/contract/features/identity/staff'
import type { StaffRole } from '@atelier/contract/staff-roles'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { sendShutOut } from '../accounts/end-sessions.ts'
import { lockOwners } from '../accounts/lock-owners.ts'
import { usernameKey } from '../accounts/login-names.ts'
import * as store from './staff.store.ts'

export type StaffDependencies = { db: Database }
type By = { caller: Caller; site: Site }

export async function listStaff(site: Site, { db }: StaffDependencies): Promise<StaffMember[]> {
  return (await store.listStaff(db, site.id)).flatMap((row) => toStaffMember(row) ?? [])
}

/** Throws members.not_found, staff.yourself, auth.forbidden when the caller is an owner no more. */
export async function appoint(
  { username, role }: { username: string; role: StaffRole },
  by: By,
  { db }: StaffDependencies,
): Promise<StaffMember> {
  return asOwner(by, db, async (tx) => {
    const found = await store.findMember(tx, {
      siteId: by.site.id,
      usernameKey: usernameKey(username),
    })
    if (!found) throw new Failure('members.not_found')
    await changeRole({ accountId: found.id, role }, by, tx)
    const member = toStaffMember(await store.findStaff(tx, found.id))
    if (!member) throw new Error('a role was not kept')
    return member
  })
}

/** Throws members.not_found, staff.yourself, auth.forbidden when the caller is an owner no more. */
export async function dismiss(accountId: number, by: By, { db }: StaffDependencies): Promise<void> {
  await asOwner(by, db, (tx) => changeRole({ accountId, role: null }, by, tx))
}

/** Two owners who dismiss each other come one after the other, and the second is none any more. */
function asOwner<T>(
  { caller }: By,
  db: Database,
  action: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await lockOwners(tx)).includes(caller.accountId)) throw new Failure('auth.forbidden')
    return action(tx)
  })
}

async function changeRole(
  { accountId, role }: { accountId: number; role: StaffRole | null },
  { caller, site }: By,
  tx: Database,
): Promise<void> {
  if (accountId === caller.accountId) throw new Failure('staff.yourself')
  if (!(await store.updateRole(tx, { accountId, siteId: site.id, role })))
    throw new Failure('members.not_found')
  // Who may no longer look through somebody else's eyes.
  await sendShutOut(tx, accountId)
}

function toStaffMember(row: store.StaffRow | undefined): StaffMember | undefined {
  if (!row?.role) return undefined
  const { accountId, name, role, hasSecondFactor, lastSeenAt } = row
  return {
    accountId,
    name,
    role,
    hasSecondFactor,
    username: row.username ?? '',
    lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
  }
}
