import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, nothing, timestamp } from '../../primitives.ts'
import { staffRoles } from '../../staff-roles.ts'
import { emailRule, passwordRule, usernameRule } from './auth-rules.ts'

export const username = z
  .string()
  .trim()
  .min(usernameRule.min)
  .max(usernameRule.max)
  .regex(usernameRule.pattern)
export const password = z.string().min(passwordRule.min).max(passwordRule.max)
/** Full-width signs, as an input method types them, count as the plain ones. */
export const email = z.string().trim().normalize('NFKC').max(emailRule.max).pipe(z.email())

export const userInfo = z.object({
  id,
  kind: z.enum(['guest', 'member']),
  /** Empty for a guest, and for a member who logs in by a messaging account alone. */
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  /** The line under the name that people call a signature. */
  sign: z.string(),
  /** The persona now in use; empty for none. */
  role: z.string(),
  /** The role of whoever runs the site; null for everybody else. */
  staffRole: z.enum(staffRoles).nullable(),
  hasPassword: z.boolean(),
  /** The address that one has shown to be theirs; empty for none. */
  email: z.string(),
  /** Whether logging in asks for a code of an authenticator, too. */
  hasSecondFactor: z.boolean(),
  /** The messaging account one can log in by, as it is named there; null for none. */
  messagingAccount: z.object({ name: z.string() }).nullable(),
  /** How many OpenID accounts and passkeys one can log in by. */
  otherWays: z.number().int().min(0),
})
export type UserInfo = z.infer<typeof userInfo>

export const userBalance = z.object({
  /** Credits: they pay for everything, or on a site with two balances for works. */
  balance: z.number().int(),
  /** What pays for chat on a site with two balances; null where there is one. */
  chat_tokens: z.number().int().nullable(),
  /** VIP until then; null for none. */
  hh_vip_time: timestamp.nullable(),
})
export type UserBalance = z.infer<typeof userBalance>

export const signedIn = z.object({ token: z.string(), userInfo })

/** Signed in, or half way: the ticket goes to `/auth/secondFactor` with a code. It is good for five minutes, here alone. */
export const entered = z.union([
  signedIn,
  z.object({ secondFactor: z.object({ ticket: z.string() }) }),
])

const device = z.object({
  id,
  /** Browser and system, as far as its user agent tells. */
  name: z.string(),
  ip: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  current: z.boolean(),
})

export const auth = {
  getInfo: defineEndpoint({
    method: 'GET',
    path: '/auth/getInfo',
    access: 'caller',
    summary: 'Who the caller is, and what they hold.',
    input: z.object({}),
    reply: z.object({ userInfo, userBalance }),
  }),
  register: defineEndpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Makes a member; a guest who calls becomes that member with everything made so far.',
    input: z.object({
      username,
      password,
      /** Bound once the mail that goes there is answered; empty as absent. */
      email: z.union([z.literal(''), email]).optional(),
      invitedBy: z.string().max(64).optional(),
    }),
    reply: signedIn,
    failures: ['auth.username_taken'],
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary:
      'Signs a member in by username or e-mail; what the calling guest made joins what the member has.',
    input: z.object({
      username: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(500),
    }),
    reply: entered,
    failures: ['auth.wrong_credentials'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/auth/logout',
    changes: false,
    access: 'member',
    summary: 'Ends the session that calls.',
    input: z.object({}),
    reply: nothing,
  }),
  claimOperator: defineEndpoint({
    method: 'POST',
    path: '/auth/claimOperator',
    access: 'public',
    summary: 'Opens the first operator account with the one-time token printed at the first start.',
    input: z.object({ token: z.string().min(1).max(200), username, password }),
    reply: signedIn,
    failures: ['auth.operator_link_spent', 'auth.username_taken'],
  }),
  bindUsername: defineEndpoint({
    method: 'POST',
    path: '/auth/bindUsername',
    access: 'member',
    summary: 'Gives a member who has none a username and a password to log in by.',
    input: z.object({ username, password }),
    reply: z.object({ userInfo }),
    failures: ['auth.username_taken', 'auth.has_username'],
    refreshes: ['auth.getInfo'],
  }),
  createGuest: defineEndpoint({
    method: 'GET',
    path: '/user/createGuest',
    access: 'public',
    summary:
      'Registers a guest id, and makes one when none is given; says what `/auth/getInfo` does.',
    input: z.object({
      guest_id: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      keyword: z.string().max(500).optional(),
      bd_vid: z.string().max(500).optional(),
      source: z.string().max(500).optional(),
    }),
    reply: z.object({ guest_id: z.string(), userInfo, userBalance }),
  }),
  updateUser: defineEndpoint({
    method: 'POST',
    path: '/user/update',
    access: 'member',
    summary:
      'Changes the profile. A new password wants the old one, and ends every session of the member.',
    input: z
      .object({
        name: z.string().trim().min(1).max(40),
        avatar: z.string().max(2000),
        sign: z.string().trim().max(200),
        role: z.string().trim().max(8000),
        oldPassword: z.string().min(1).max(500),
        password,
      })
      .partial(),
    reply: z.object({ userInfo, signedOut: z.boolean() }),
    failures: ['auth.wrong_password', 'auth.no_password'],
  }),
  listDevices: defineEndpoint({
    method: 'GET',
    path: '/user/getLoginDeviceList',
    access: 'member',
    summary: 'Where the member is signed in, last used first.',
    input: z.object({}),
    reply: z.object({ rows: z.array(device), count: z.number().int() }),
  }),
  deleteDevice: defineEndpoint({
    method: 'POST',
    path: '/user/delLoginDevice',
    access: 'member',
    summary: 'Signs one device out.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['devices.not_found'],
    refreshes: ['auth.listDevices'],
  }),
}
