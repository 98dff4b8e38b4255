import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { purses } from '../../ledger-terms.ts'
import {
  credits as amount,
  day,
  flag,
  id,
  longId,
  nothing,
  page,
  paging,
  timestamp,
  timeZone,
} from '../../primitives.ts'
import { userBalance } from '../identity/auth.ts'

/** Lists tell of at most so many lines; whoever wants older ones names an earlier time. */
export const maxLines = 10_000

/** Days of a summary at most. */
export const maxSummaryDays = 366

/** First and last day, both included, by the days of a time zone. */
const days = {
  from: day.optional(),
  to: day.optional(),
  timeZone: timeZone.default('UTC'),
}

const spendingFilter = {
  ...days,
  purse: z.enum(purses).optional(),
  /** `answer` for chat, else the kind of work. */
  kind: z.string().max(64).optional(),
  /** Shown name of the model. */
  model: z.string().max(200).optional(),
}

export const spending = z.object({
  id: longId,
  purse: z.enum(purses),
  kind: z.string(),
  /** Shown name of the model; empty where none was used. */
  model: z.string(),
  /** What it came to, what was given back taken off; of one that is `open`, what is taken for it so far. */
  amount,
  /** `open` goes on and settles later; `refunded` was given back as a whole. */
  state: z.enum(['open', 'settled', 'refunded']),
  /** The conversation, as long as it is there. */
  group: z.object({ id, title: z.string() }).nullable(),
  createdAt: timestamp,
})
export type Spending = z.infer<typeof spending>

/**
 * Why something came in, or was taken out by hand. 1 to 8 are what the product's family has always called them; 9 on are ours.
 */
export const rechargeTypes = {
  signUp: 1,
  invite: 2,
  invited: 3,
  package: 4,
  operator: 5,
  scanToPay: 6,
  refund: 7,
  checkIn: 8,
  code: 9,
  swap: 10,
  merge: 11,
  forfeit: 12,
} as const

export const recharge = z.object({
  /** `e` and the number of an entry, or `v` and the number of a grant of VIP time. */
  id: z.string(),
  type: z.literal(Object.values(rechargeTypes)),
  /** Null for VIP time. */
  purse: z.enum(purses).nullable(),
  /** Credits, less than zero where something was taken away; 0 for VIP time. */
  amount,
  /** What the balance held after it; null for VIP time. */
  balance: amount.nullable(),
  /** Days of VIP time; 0 for credits. */
  vipDays: z.number().int(),
  /** What it says of itself: an operator’s reason, the title of a package, the name of a batch of codes; empty for nothing. */
  note: z.string(),
  createdAt: timestamp,
})
export type Recharge = z.infer<typeof recharge>

export const holdings = userBalance.extend({
  /** What answers and works under way have taken, and may give back in part. */
  reserved: amount,
  /** The same of the chat tokens; null on a site with one balance. */
  reserved_tokens: amount.nullable(),
})
export type Holdings = z.infer<typeof holdings>

const spent = { purse: z.enum(purses), amount, lines: z.number().int() }

export const spendingSummary = z.object({
  /** The days that it covers. */
  from: day,
  to: day,
  /** In all, by balance. */
  totals: z.array(z.object(spent)),
  /** Days without spending are left out. */
  days: z.array(z.object({ day, ...spent })),
  /** The dearest first. */
  models: z.array(z.object({ model: z.string(), ...spent })),
  kinds: z.array(z.object({ kind: z.string(), ...spent })),
})
export type SpendingSummary = z.infer<typeof spendingSummary>

export const credits = {
  holdings: defineEndpoint({
    method: 'GET',
    path: '/balance/query',
    access: 'caller',
    summary: 'What the caller holds, and what is reserved by what is under way.',
    input: z.object({}),
    reply: holdings,
  }),
  userBalance: defineEndpoint({
    method: 'POST',
    path: '/queue/getUserBalance',
    changes: false,
    access: 'caller',
    summary: 'The same as `GET /balance/query`, at the address that older clients know.',
    input: z.object({}),
    reply: holdings,
    specificationOnly: true,
  }),
  spendingLog: defineEndpoint({
    method: 'GET',
    path: '/midjourney/balanceLog',
    access: 'caller',
    summary: `What was spent, the last first, each with what it was for; \`count\` and pages go up to ${maxLines} lines.`,
    input: z.object({ ...paging(20), ...spendingFilter }),
    reply: page(spending),
  }),
  hideSpending: defineEndpoint({
    method: 'POST',
    path: '/midjourney/deletebalanceLog',
    access: 'caller',
    summary: 'Takes lines out of the spending log of their owner; no balance changes.',
    input: z
      .object({
        id: longId.optional(),
        ids: z.array(longId).max(1000).optional(),
        all: flag.optional(),
      })
      .refine(({ id: one, ids, all }) => one !== undefined || ids !== undefined || all === true),
    reply: nothing,
    failures: ['credits.line_not_found'],
    refreshes: ['credits.spendingLog', 'credits.spendingSummary'],
  }),
  spendingSummary: defineEndpoint({
    method: 'GET',
    path: '/balance/spending',
    access: 'caller',
    summary: `What was spent by day, model and kind; the last 30 days when none are named, and at most ${maxSummaryDays}.`,
    input: z.object(spendingFilter),
    reply: spendingSummary,
  }),
  rechargeLog: defineEndpoint({
    method: 'GET',
    path: '/balance/rechargeLog',
    access: 'caller',
    summary: `What came in, the last first: 1 sign-up, 2 invite, 3 invited, 4 package, 5 operator, 6 scan to pay, 7 refund, 8 check-in, 9 code, 10 swap, 11 merge, 12 forfeit.`,
    input: z.object({ ...paging(20), ...days }),
    reply: page(recharge),
  }),
  swap: defineEndpoint({
    method: 'POST',
    path: '/balance/changeToken',
    access: 'caller',
    summary:
      'Swaps between credits and chat tokens at the site’s rate, once for each key; only whole credits are made.',
    input: z.object({
      /** The balance that it is taken from. */
      from: z.enum(purses),
      /** In the unit of that balance. */
      amount: z.coerce.number().int().min(1).max(1_000_000_000),
      /** The same key is the same swap, however often it is sent. */
      idempotencyKey: z.string().regex(/^[\w-]{8,64}$/),
    }),
    reply: holdings,
    failures: ['credits.one_purse', 'credits.not_whole', 'credits.short'],
    refreshes: ['auth.getInfo', 'credits.rechargeLog'],
  }),
}
