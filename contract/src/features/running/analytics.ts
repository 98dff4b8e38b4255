// What those who run an installation see first: how the days went, how connections do, and what waits for somebody.
import { z } from 'zod'
import { figureNames, figureRanges, setupSteps } from '../../analytics-terms.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, id, timestamp, timeZone } from '../../primitives.ts'
import { storedBytes } from '../identity/account-data.ts'

/** Of all sites instead of this one, for those who run them all. */
const all = flag.default(false)

const day = z.iso.date()

const figure = z.object({
  day,
  name: z.enum(figureNames),
  /** Of what: see the names; empty for all together. */
  label: z.string(),
  value: z.number().int(),
})
export type Figure = z.infer<typeof figure>

const outcomes = z.object({ done: z.number().int(), failed: z.number().int() })

const connectionHealth = z.object({
  /** 0 for those that members bring along, which are listed by engine. */
  connectionId: z.number().int(),
  /** Empty for those that members bring along, and for one that is gone. */
  label: z.string(),
  engine: z.string(),
  isEnabled: z.boolean(),
  hour: outcomes,
  day: outcomes,
  /** Until its first sign, on average of the day, in milliseconds; null when it did nothing. */
  waitMs: z.number().int().nullable(),
  /** The latest failure of the day: its code, and the upstream's own words; empty when there was none. */
  lastFailure: z.string(),
  lastFailedAt: timestamp.nullable(),
})
export type ConnectionHealth = z.infer<typeof connectionHealth>

/** How many of each wait; null for what the caller's role has no room for. */
const needs = z.object({
  /** Published works that wait or were reported. */
  works: z.number().int().nullable(),
  /** Published works of partner sites that wait for this one or were reported here. */
  partnerWorks: z.number().int().nullable(),
  apps: z.number().int().nullable(),
  prompts: z.number().int().nullable(),
  /** Works that failed within the last day. */
  failedWorks: z.number().int().nullable(),
  /** Orders that are paid for and came to nothing, or that nobody has paid yet. */
  failedOrders: z.number().int().nullable(),
  openOrders: z.number().int().nullable(),
  /** Refunds and disputes of the last week that the vendor told of by itself. */
  vendorRefunds: z.number().int().nullable(),
  /** Of those who run the site, who have no second factor. */
  staffWithoutFactor: z.number().int().nullable(),
  /** Models that are not on offer because no price fits them. */
  unpricedModels: z.number().int().nullable(),
  /** Connections that failed more often than not within the last hour. */
  failingConnections: z.array(z.object({ connectionId: id, label: z.string() })).nullable(),
})
export type Needs = z.infer<typeof needs>

export const analytics = {
  read: defineEndpoint({
    method: 'GET',
    path: '/admin/figures/read',
    access: 'operator',
    needs: 'readAnalytics',
    summary: 'What the last days came to, today as far as it is; what is not told is 0.',
    input: z.object({
      all,
      days: z.coerce.number().pipe(z.literal(figureRanges)).default(30),
    }),
    reply: z.object({
      /** Every day of the range, today last. */
      days: z.array(day),
      /** The 14 whole days before today, in order: rows tell of them too, however short the range is. */
      weeks: z.array(day),
      /** Whose days they are: each site has its own. */
      timeZones: z.array(timeZone),
      rows: z.array(figure),
      /** Works that wait and run now. */
      queue: z.object({ waiting: z.number().int(), running: z.number().int() }),
    }),
  }),
  health: defineEndpoint({
    method: 'GET',
    path: '/admin/figures/health',
    access: 'operator',
    needs: 'readAnalytics',
    summary: 'How connections did within the last hour and the last day, those that fail first.',
    input: z.object({ all }),
    reply: z.object({ rows: z.array(connectionHealth) }),
  }),
  storage: defineEndpoint({
    method: 'GET',
    path: '/admin/figures/storage',
    access: 'operator',
    needs: 'readAnalytics',
    summary: 'How much the site’s people have stored, how much they may, and who stored most.',
    input: z.object({}),
    reply: storedBytes.extend({
      /** At most ten; without a name for guests that have none. */
      largest: z.array(z.object({ id, name: z.string(), bytes: z.number().min(0) })),
    }),
  }),
  needs: defineEndpoint({
    method: 'GET',
    path: '/admin/figures/needs',
    access: 'operator',
    needs: 'readAnalytics',
    summary: 'What waits for somebody of the site, as far as the caller’s role reaches.',
    input: z.object({}),
    reply: needs,
  }),
  setup: defineEndpoint({
    method: 'GET',
    path: '/admin/figures/setup',
    access: 'operator',
    needs: 'sites',
    summary: 'What a fresh installation still needs, step by step.',
    input: z.object({}),
    reply: z.object({
      steps: z.array(z.object({ step: z.enum(setupSteps), isDone: z.boolean() })),
      /** Whether somebody who runs the site asked not to be reminded any more. */
      isDismissed: z.boolean(),
    }),
  }),
}
