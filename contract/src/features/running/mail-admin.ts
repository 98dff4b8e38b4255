// The mail server of an installation, as those who run it try it.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { email } from '../identity/auth.ts'

export const mailAdmin = {
  test: defineEndpoint({
    method: 'POST',
    path: '/admin/mail/test',
    access: 'operator',
    needs: 'sites',
    summary: 'Sends a mail to an address at once, and says whether the mail server took it.',
    input: z.object({ to: email }),
    reply: z.object({
      /** Why it was not taken, in the mail server’s codes; null when it was. */
      problem: z.string().nullable(),
    }),
    failures: ['mail.not_set_up'],
  }),
}
