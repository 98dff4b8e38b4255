// Logging in by the site's OpenID provider: its page is visited, something is allowed there, and it leads back here.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, nothing, timestamp } from '../../primitives.ts'
import { userInfo } from './auth.ts'

/** What a provider's answer may hold that matters here, each as long as the longest that is known. */
const providersAnswer = z.object({
  state: z.string().min(1).max(128),
  code: z.string().max(4096).optional(),
  /** Who answers, where the provider says so: another one's answer must not pass for it. */
  iss: z.string().max(2000).optional(),
  /** Why there is no code. */
  error: z.string().max(200).optional(),
})

export const openidAccount = z.object({
  id,
  /** As the provider names it; empty when it does not. */
  name: z.string(),
  /** Whether one can log in by it as the site is set up now. */
  offered: z.boolean(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
})
export type OpenidAccount = z.infer<typeof openidAccount>

export const openid = {
  link: defineEndpoint({
    method: 'POST',
    path: '/auth/openidLink',
    access: 'caller',
    summary:
      'The address of the page where the site’s OpenID provider asks who one is: a member binds the account there, a guest signs in by it. Good once, for ten minutes.',
    input: z.object({
      /** Path and query to come back to. */
      from: z.string().max(4000).default('/'),
    }),
    reply: z.object({ url: z.url() }),
    failures: [
      'auth.log_in_again',
      'openid.not_set_up',
      'openid.has_another',
      'openid.misconfigured',
      'openid.unavailable',
    ],
  }),
  callback: defineEndpoint({
    method: 'GET',
    path: '/auth/openidCallback',
    access: 'public',
    summary:
      'Where the provider sends the browser back to. Leads on to where the login began, with `openid=<code>` in the address for `/auth/openidExchange`.',
    input: providersAnswer,
    reply: nothing,
    replies: 'redirect',
  }),
  exchange: defineEndpoint({
    method: 'POST',
    path: '/auth/openidExchange',
    access: 'caller',
    summary:
      'Ends a login by OpenID, by the one who began it: binds the account or signs in by it. What a calling guest made goes along.',
    input: z.object({
      code: z.string().min(1).max(128),
      invitedBy: z.string().max(64).optional(),
    }),
    reply: z.object({
      /**
       * `registered`: signed in as a member that did not exist before. `secondFactor`: signed in once `ticket` and a code are sent to
       * `/auth/secondFactor`.
       */
      outcome: z.enum(['bound', 'signedIn', 'registered', 'secondFactor']),
      /** Of the new session; null for a member who bound an account and goes on with the one they have. */
      token: z.string().nullable(),
      ticket: z.string().nullable(),
      /** Who calls from now on: still the guest while a second factor is wanted. */
      userInfo,
    }),
    failures: [
      'openid.expired',
      'openid.denied',
      'openid.refused',
      'openid.misconfigured',
      'openid.unavailable',
      'openid.taken',
      'openid.has_another',
    ],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/auth/openidAccounts',
    access: 'member',
    summary: 'The OpenID accounts that the member can log in by, one for each provider.',
    input: z.object({}),
    reply: z.object({ rows: z.array(openidAccount), count: z.number().int() }),
  }),
  unbind: defineEndpoint({
    method: 'POST',
    path: '/auth/unbindOpenid',
    access: 'member',
    summary: 'Parts the member from an OpenID account, unless it is the only way to log in.',
    input: z.object({ id }),
    reply: z.object({ userInfo }),
    failures: ['openid.not_bound', 'auth.only_way'],
    refreshes: ['passkeys.list', 'openid.list'],
  }),
}
