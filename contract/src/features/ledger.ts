import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { purses } from '../ledger-terms.ts'
import { id } from '../primitives.ts'
import { userBalance } from './auth.ts'

/** Named by whoever calls: the same key is the same change, however often it is sent. */
export const requestKey = z.string().regex(/^[\w-]{8,64}$/)

export const ledger = {
  give: defineEndpoint({
    method: 'POST',
    path: '/balance/give',
    access: 'operator',
    needs: 'giveCredits',
    summary:
      'Changes what an account of this site holds, by an operator’s hand; a negative amount takes away, at most what is there.',
    input: z.object({
      accountId: id,
      purse: z.enum(purses).default('credits'),
      amount: z.number().int().min(-1_000_000_000).max(1_000_000_000).default(0),
      /** Days of VIP time to add, or with a minus to take away. */
      vipDays: z.number().int().min(-36_500).max(36_500).default(0),
      reason: z.string().trim().min(1).max(500),
      key: requestKey,
    }),
    reply: z.object({ userBalance }),
    failures: ['accounts.not_found', 'credits.short'],
  }),
}
