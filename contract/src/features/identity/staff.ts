import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, timestamp } from '../../primitives.ts'
import { staffRoles } from '../../staff-roles.ts'

const staffRole = z.enum(staffRoles)

const staffMember = z.object({
  accountId: id,
  username: z.string(),
  name: z.string(),
  role: staffRole,
  hasSecondFactor: z.boolean(),
  /** Of the device seen last; null when signed in nowhere. */
  lastSeenAt: timestamp.nullable(),
})
export type StaffMember = z.infer<typeof staffMember>

export const staff = {
  list: defineEndpoint({
    method: 'GET',
    path: '/staff/list',
    access: 'operator',
    needs: 'appointStaff',
    summary: 'Those who run this site, by role and name.',
    input: z.object({}),
    reply: z.object({ rows: z.array(staffMember) }),
  }),
  appoint: defineEndpoint({
    method: 'POST',
    path: '/staff/appoint',
    access: 'operator',
    needs: 'appointStaff',
    summary: 'Gives a member of this site a role, or another one. Nobody changes their own.',
    input: z.object({ username: z.string().trim().min(1).max(64), role: staffRole }),
    reply: z.object({ member: staffMember }),
    failures: ['members.not_found', 'staff.yourself'],
    refreshes: ['staff.list'],
  }),
  dismiss: defineEndpoint({
    method: 'POST',
    path: '/staff/dismiss',
    access: 'operator',
    needs: 'appointStaff',
    summary: 'Takes the role of somebody of this site away; they stay a member.',
    input: z.object({ accountId: id }),
    reply: z.object({}),
    failures: ['members.not_found', 'staff.yourself'],
    refreshes: ['staff.list'],
  }),
}
