import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { nothing, timestamp } from '../primitives.ts'

export const accountData = {
  orderExport: defineEndpoint({
    method: 'POST',
    path: '/user/exportTicket',
    access: 'caller',
    summary:
      'A ticket for one download of everything that the account holds, good for two minutes.',
    input: z.object({}),
    reply: z.object({
      /** Where the download begins, ticket included. */
      url: z.string(),
      expiresAt: timestamp,
    }),
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/user/export',
    access: 'public',
    summary: 'Everything that an account holds as a ZIP archive, for whoever holds its ticket.',
    input: z.object({ ticket: z.string().max(100) }),
    reply: z.any(),
    replies: 'file',
    failures: ['export.spent'],
  }),
  leave: defineEndpoint({
    method: 'POST',
    path: '/user/delete',
    access: 'member',
    summary:
      'Deletes the account with all that it holds, for good. What was booked stays under a number.',
    input: z.object({
      /** The account’s username; its name where it has none. */
      name: z.string().max(200),
      /** Where the account has one; else the login must be fresh. */
      password: z.string().max(500).optional(),
    }),
    reply: nothing,
    failures: ['auth.wrong_password', 'auth.wrong_name', 'auth.login_old', 'auth.last_operator'],
  }),
}
