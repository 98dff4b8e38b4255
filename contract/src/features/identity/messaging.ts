// Logging in by an account of a messaging app (WeChat): a page of the vendor is visited, scanned and left for here.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { nothing } from '../../primitives.ts'
import { userInfo } from './auth.ts'

export const messaging = {
  link: defineEndpoint({
    method: 'POST',
    path: '/auth/messagingLink',
    access: 'caller',
    summary:
      'The address of the vendor’s page where a messaging account is scanned: a member binds it, a guest signs in by it. Good once, for ten minutes.',
    input: z.object({
      /** Path and query to come back to. */
      from: z.string().max(4000).default('/'),
    }),
    reply: z.object({ url: z.url() }),
    failures: ['auth.log_in_again', 'messaging.not_set_up', 'messaging.has_another'],
  }),
  callback: defineEndpoint({
    method: 'GET',
    path: '/auth/messagingCallback',
    access: 'public',
    summary:
      'Where the vendor sends the browser back to. Leads on to where the scan began, with `messaging=<code>` in the address for `/auth/messagingExchange`.',
    input: z.object({
      /** Absent when whoever scanned did not allow it. */
      code: z.string().max(512).optional(),
      state: z.string().min(1).max(128),
    }),
    reply: nothing,
    replies: 'redirect',
  }),
  exchange: defineEndpoint({
    method: 'POST',
    path: '/auth/messagingExchange',
    access: 'caller',
    summary:
      'Ends a scan, by the one who began it: binds the messaging account or signs in by it. What a calling guest made goes along.',
    input: z.object({
      code: z.string().min(1).max(128),
      invitedBy: z.string().max(64).optional(),
    }),
    reply: z.object({
      /**
       * `registered`: signed in as a member that did not exist before, who has no username. `secondFactor`: signed in once `ticket` and
       * a code are sent to `/auth/secondFactor`.
       */
      outcome: z.enum(['bound', 'signedIn', 'registered', 'secondFactor']),
      /** Of the new session; null for a member who bound theirs and goes on with the one they have. */
      token: z.string().nullable(),
      ticket: z.string().nullable(),
      /** Who calls from now on: still the guest while a second factor is wanted. */
      userInfo,
    }),
    failures: [
      'messaging.expired',
      'messaging.denied',
      'messaging.refused',
      'messaging.misconfigured',
      'messaging.busy',
      'messaging.unavailable',
      'messaging.taken',
      'messaging.has_another',
    ],
  }),
  unbind: defineEndpoint({
    method: 'POST',
    path: '/auth/unbindMessaging',
    access: 'member',
    summary: 'Parts the member from their messaging account, unless it is the only way to log in.',
    input: z.object({}),
    reply: z.object({ userInfo }),
    failures: ['messaging.not_bound', 'messaging.only_way'],
  }),
}
