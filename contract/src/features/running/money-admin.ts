// The room of money as a whole: what else than one feature it has to know. Orders, packages, codes and the ledger have calls of their own.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { causes, purses } from '../../ledger-terms.ts'
import { credits, day, flag, nothing, timeZone } from '../../primitives.ts'
import { payWayOffer } from '../money/payments.ts'

/** Days that can be asked for at once. */
export const maxReportDays = 366

const dayOfSite = {
  /** In the time zone that was asked for. */
  day,
  /** The code of the site. */
  site: z.string(),
}

const moneyOfDay = z.object({
  ...dayOfSite,
  currency: z.string(),
  /** Orders that money came in for on that day, and how much. */
  orders: z.number().int(),
  soldMinor: z.number().int(),
  /** Refunds that ended on that day, whenever their orders were paid. */
  refunds: z.number().int(),
  refundedMinor: z.number().int(),
})
export type MoneyOfDay = z.infer<typeof moneyOfDay>

const spentOfDay = z.object({
  ...dayOfSite,
  purse: z.enum(purses),
  /** `answer` for what models say, else a type of work such as `video`; `work` when the work has been deleted, or another service. */
  kind: z.string(),
  /** What was taken less what was given back. */
  amount: credits,
})
export type SpentOfDay = z.infer<typeof spentOfDay>

const givenOfDay = z.object({
  ...dayOfSite,
  purse: z.enum(purses),
  /** Of a `refund`, what money given back took away again. */
  cause: z.enum(causes),
  amount: credits,
})
export type GivenOfDay = z.infer<typeof givenOfDay>

const days = {
  /** First and last day, both included; of a longer time the last 366. */
  from: day,
  to: day,
  timeZone,
  /** Of all sites, for those who run them all; else of the site that the console is about. */
  allSites: flag.default(false),
}

export const moneyAdmin = {
  setup: defineEndpoint({
    method: 'GET',
    path: '/admin/money/setup',
    access: 'operator',
    needs: 'readOrders',
    summary: 'How the site handles money: its purses and the ways to pay that are set up.',
    input: z.object({}),
    reply: z.object({
      /** Whether chat is paid from a balance of its own, in tokens. */
      twoPurses: z.boolean(),
      ways: z.array(payWayOffer),
    }),
  }),
  report: defineEndpoint({
    method: 'GET',
    path: '/admin/money/report',
    access: 'operator',
    needs: 'readAnalytics',
    summary: 'What was sold, given back, spent and given, by day and site.',
    input: z.object(days),
    reply: z.object({
      money: z.array(moneyOfDay),
      spent: z.array(spentOfDay),
      given: z.array(givenOfDay),
      /** The days that it covers. */
      from: day,
      to: day,
    }),
    failures: ['auth.forbidden'],
  }),
  exportReport: defineEndpoint({
    method: 'GET',
    path: '/admin/money/exportReport',
    access: 'operator',
    needs: 'readAnalytics',
    summary: 'The same as CSV, a figure a line.',
    input: z.object(days),
    reply: nothing,
    replies: 'file',
    failures: ['auth.forbidden'],
  }),
}
