import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { causes, purses } from '../../ledger-terms.ts'
import { credits, id, longId, page, paging, timestamp } from '../../primitives.ts'
import { userBalance } from '../identity/auth.ts'

/** Named by whoever calls: the same key is the same change, however often it is sent. */
export const requestKey = z.string().regex(/^[\w-]{8,64}$/)

const ledgerLine = z.object({
  id: longId,
  at: timestamp,
  accountId: id,
  /** As they are named now; empty for a guest, and for somebody who has gone. */
  username: z.string(),
  purse: z.enum(purses),
  /** What came in is positive. */
  amount: credits,
  balanceAfter: credits,
  cause: z.enum(causes),
  /** What a charge was for, such as `answer` or `work`; empty for all else. */
  subject: z.string(),
  /** What it was about, as it was noted: a reason, a package, a model; may be empty. */
  note: z.string(),
})
export type LedgerLine = z.infer<typeof ledgerLine>

/** Lines are counted to there and not further. */
export const maxLedgerLines = 10_000

const discrepancy = z.object({
  /** What ought to hold. */
  rule: z.string(),
  found: z.string(),
})
export type LedgerDiscrepancy = z.infer<typeof discrepancy>

export const ledger = {
  lines: defineEndpoint({
    method: 'GET',
    path: '/admin/money/ledger',
    access: 'operator',
    needs: 'giveCredits',
    summary: 'The ledger of the site, newest first: every change of every balance.',
    input: z.object({
      ...paging(50),
      cause: z.enum(causes).optional(),
      purse: z.enum(purses).optional(),
      /** A part of a name, or the number of an account. */
      person: z.string().trim().max(64).optional(),
      /** At this time or later, and before that time. */
      from: timestamp.optional(),
      until: timestamp.optional(),
    }),
    reply: page(ledgerLine),
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/admin/money/checkLedger',
    access: 'operator',
    needs: 'checkLedger',
    summary: 'Proves that the ledger adds up, for all sites, or tells where it does not.',
    input: z.object({}),
    reply: z.object({
      /** Everything that does not add up, at most 20 for each rule; empty is the proof. */
      discrepancies: z.array(discrepancy),
      accounts: z.number().int(),
      entries: z.number().int(),
      /** What has been reserved and has not ended. */
      open: z.number().int(),
      checkedAt: timestamp,
    }),
  }),
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
    refreshes: ['users.list', 'users.read', 'users.ledger'],
  }),
}
