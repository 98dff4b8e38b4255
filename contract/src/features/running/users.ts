// People of a site, as those who run it see them: who they are, what they hold, and what can be done for them and against them.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { causes, purses } from '../../ledger-terms.ts'
import { id, longId, nothing, page, paging, timestamp } from '../../primitives.ts'
import { staffRoles } from '../../staff-roles.ts'
import { userBalance } from '../identity/auth.ts'

export const peopleKinds = ['members', 'guests', 'blocked', 'staff'] as const

const person = z.object({
  id,
  kind: z.enum(['guest', 'member']),
  /** Empty for guests and for those who log in by another account alone. */
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles).nullable(),
  /** Null for those who are not blocked. */
  blockedAt: timestamp.nullable(),
  credits: z.number().int(),
  createdAt: timestamp,
  /** Of a member who is signed in nowhere, and of guests, null. */
  lastSeenAt: timestamp.nullable(),
})
export type Person = z.infer<typeof person>

const personPage = person.extend({
  /** As they are shown it; empty for those who are not blocked. */
  blockedReason: z.string(),
  userBalance,
  hasSecondFactor: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether the caller may do anything about them; not for staff of more rights, and not for oneself. */
  mayManage: z.boolean(),
  devices: z.array(
    z.object({
      id,
      name: z.string(),
      ip: z.string(),
      createdAt: timestamp,
      lastSeenAt: timestamp,
      /** Whether somebody of the staff looks through it. */
      isLook: z.boolean(),
    }),
  ),
  /** Who invited them; null for nobody who is still there. */
  invitedBy: z.object({ id, name: z.string() }).nullable(),
  /** Whom they invited, newest first, at most 100. */
  invited: z.array(z.object({ id, name: z.string(), reward: z.number().int(), at: timestamp })),
  invitedCount: z.number().int(),
  /** How many there are. */
  conversations: z.number().int(),
  works: z.number().int(),
  orders: z.number().int(),
})
export type PersonPage = z.infer<typeof personPage>

const ledgerLine = z.object({
  id: longId,
  at: timestamp,
  purse: z.enum(purses),
  cause: z.enum(causes),
  amount: z.number().int(),
  balanceAfter: z.number().int(),
  /** A model, an order’s number, an operator’s reason. */
  about: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type LedgerLine = z.infer<typeof ledgerLine>

const who = z.object({ id })

export const users = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/people',
    access: 'operator',
    needs: 'readPeople',
    summary: 'People of the site, newest first.',
    input: z.object({
      ...paging(50),
      /** A part of the username, the name or the address; or the number. */
      query: z.string().trim().max(254).default(''),
      /** Everybody when absent. */
      kind: z.enum(peopleKinds).optional(),
    }),
    reply: page(person),
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/admin/people/person',
    access: 'operator',
    needs: 'readPeople',
    summary: 'One of them, with devices and invitations.',
    input: who,
    reply: personPage,
    failures: ['accounts.not_found'],
  }),
  ledger: defineEndpoint({
    method: 'GET',
    path: '/admin/people/ledger',
    access: 'operator',
    needs: 'readPeople',
    summary: 'Every change of what somebody holds, newest first.',
    input: who.extend(paging(50)),
    reply: page(ledgerLine),
    failures: ['accounts.not_found'],
  }),
  block: defineEndpoint({
    method: 'POST',
    path: '/admin/people/block',
    access: 'operator',
    needs: 'managePeople',
    summary:
      'Has nothing done for a member any more: they are signed out, what runs for them ends, and who logs in is told the reason.',
    input: who.extend({ reason: z.string().trim().min(1).max(500) }),
    reply: nothing,
    failures: ['accounts.not_found', 'people.not_yours'],
    refreshes: ['users.list', 'users.read', 'users.ledger'],
  }),
  unblock: defineEndpoint({
    method: 'POST',
    path: '/admin/people/unblock',
    access: 'operator',
    needs: 'managePeople',
    summary: 'Lets a member in again.',
    input: who,
    reply: nothing,
    failures: ['accounts.not_found', 'people.not_yours'],
    refreshes: ['users.list', 'users.read', 'users.ledger'],
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/admin/people/signOut',
    access: 'operator',
    needs: 'managePeople',
    summary: 'Signs somebody out of one device, or of all.',
    input: who.extend({ deviceId: id.optional() }),
    reply: z.object({ count: z.number().int() }),
    failures: ['accounts.not_found', 'people.not_yours', 'devices.not_found'],
    refreshes: ['users.list', 'users.read', 'users.ledger'],
  }),
  seeAs: defineEndpoint({
    method: 'POST',
    path: '/admin/people/seeAs',
    access: 'operator',
    needs: 'seeAs',
    summary:
      'A session that sees what a member sees for half an hour, and changes nothing; with an address that opens it.',
    input: who,
    reply: z.object({ url: z.url(), expiresAt: timestamp }),
    failures: ['accounts.not_found', 'people.not_yours', 'people.no_host'],
  }),
}
