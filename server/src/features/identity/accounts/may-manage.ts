// Whose login somebody of the staff may do something about.
import { type StaffRole, staffRoles } from '@atelier/contract/staff-roles'
import type { Caller } from '../../../platform/http/request-context.ts'

const rankOf = (role: StaffRole) => staffRoles.length - staffRoles.indexOf(role)

/** Members who are not of the staff; of the staff those with fewer rights than one's own. Never oneself, and no guests: they have no login. */
export function mayManage(
  { id, kind, staffRole }: { id: number; kind: string; staffRole: StaffRole | null },
  caller: Pick<Caller, 'accountId' | 'staffRole'>,
): boolean {
  if (kind !== 'member' || id === caller.accountId || !caller.staffRole) return false
  return staffRole === null || rankOf(staffRole) < rankOf(caller.staffRole)
}
