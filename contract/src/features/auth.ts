import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { id, nothing, timestamp } from '../primitives.ts'
import { passwordRule, usernameRule } from './auth-rules.ts'

export const username = z
  .string()
  .trim()
  .min(usernameRule.min)
  .max(usernameRule.max)
  .regex(usernameRule.pattern)
export const password = z.string().min(passwordRule.min).max(passwordRule.max)

export const userInfo = z.object({
  id,
  kind: z.enum(['guest', 'member']),
  /** Empty for a guest. */
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  /** The line under the name that people call a signature. */
  sign: z.string(),
  /** The persona now in use; empty for none. */
  role: z.string(),
  isOperator: z.boolean(),
})
export type UserInfo = z.infer<typeof userInfo>

export const userBalance = z.object({
  balance: z.number().int(),
  /** VIP until then; null for none. */
  hh_vip_time: timestamp.nullable(),
})

const signedIn = z.object({ token: z.string(), userInfo })

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
    input: z.object({ username, password, invitedBy: z.string().max(64).optional() }),
    reply: signedIn,
    failures: ['auth.username_taken'],
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs a member in; what the calling guest made joins what the member has.',
    input: z.object({
      username: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(500),
    }),
    reply: signedIn,
    failures: ['auth.wrong_credentials'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/auth/logout',
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
  createGuest: defineEndpoint({
    method: 'GET',
    path: '/user/createGuest',
    access: 'public',
    summary: 'Registers a guest id; makes one when none is given.',
    input: z.object({
      guest_id: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      keyword: z.string().max(500).optional(),
      bd_vid: z.string().max(500).optional(),
      source: z.string().max(500).optional(),
    }),
    reply: z.object({ guest_id: z.string() }),
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
    failures: ['auth.wrong_password'],
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
  }),
}
