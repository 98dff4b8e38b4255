import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { purses } from '../../ledger-terms.ts'
import { type Rates, rateNames } from '../../price-rule.ts'
import { credits, day, timeZone } from '../../primitives.ts'

const fitsSixDigits = (value: number) =>
  Number((Math.round(value * 1e6) / 1e6).toFixed(6)) === value

/** A number of credits, or a factor, with at most six digits after the point. */
export const decimal = z.number().min(0).max(1_000_000).refine(fitsSixDigits)

/** Credits by what is counted, such as `{inputPer1k: 0.2, outputPer1k: 0.8}`; what is absent costs nothing. */
export const rates = z.partialRecord(z.enum(rateNames), decimal)

/** Whether a price line of tokens says only half: what is read or what is written, and not the other. */
export const isHalfPriced = ({ inputPer1k, cachedPer1k, outputPer1k }: Rates): boolean =>
  (inputPer1k === undefined) !== (outputPer1k === undefined) ||
  (cachedPer1k !== undefined && inputPer1k === undefined)

/**
 * Where the price of a model comes from: a line of its own, a rule, its vendor's list, nothing to pay for what the product or this machine
 * makes by itself, the flat price of its kind; or from nowhere, and it waits.
 */
export const priceSources = ['own', 'rule', 'list', 'free', 'flat', 'waiting'] as const
export type PriceSource = (typeof priceSources)[number]

/** Sets the price of all models that fit it: by its own rates, or by what the vendor's list says, times a factor. */
export const priceRule = z
  .object({
    /** The upstream's name, in which `*` stands for any letters; capitals count for nothing. */
    models: z.string().trim().min(1).max(200),
    /** The number of the connection that it is for; null for every one. */
    connectionId: z.number().int().nullable(),
    /** Credits by what is counted; `{}` is free; null where `factor` says it. */
    rates: rates.nullable(),
    /** What the vendor's list price is taken times; a model without one does not fit. Null where `rates` says it. */
    factor: decimal.nullable(),
  })
  .refine(({ rates, factor }) => (rates === null) !== (factor === null), { path: ['factor'] })
export type PriceRule = z.infer<typeof priceRule>

/** What a chat model costs a caller, factors included; all of it 0 where it is free. */
export const chatRates = z.object({
  /** Once for each answer. */
  perCall: z.number(),
  /** For 1,000 tokens that the model reads … */
  inputPer1k: z.number(),
  /** … those of them that its upstream had read before … */
  cachedPer1k: z.number(),
  /** … and that it writes, thinking included. */
  outputPer1k: z.number(),
})
export type ChatRates = z.infer<typeof chatRates>

export const pricedItem = z.object({
  /** `chat` for an answer, else the kind of work. */
  kind: z.string(),
  /** Names it among those of its kind: of a chat model its number. */
  id: z.string(),
  name: z.string(),
  /** What it is paid from. */
  purse: z.enum(purses),
  /** Credits by what is counted, the caller's factors included. */
  rates,
  /** What a usual request counts, by the names of `rates`: for an answer 1,000 tokens in and 1,000 out. */
  quantities: z.partialRecord(z.enum(rateNames), z.number()),
  /** What that comes to, in whole credits. */
  price: credits,
  /** Refused to callers without VIP time. */
  vipOnly: z.boolean(),
})
export type PricedItem = z.infer<typeof pricedItem>

const usedTokens = z.object({
  /** In the time zone of the reply. */
  day,
  /** Shown name of the model. */
  model: z.string(),
  answers: z.number().int(),
  /** All input, that from a cache included. */
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cachedTokens: z.number().int(),
  credits,
})
export type UsedTokens = z.infer<typeof usedTokens>

/** Days that can be asked for at once. */
export const maxUsageDays = 366

export const prices = {
  items: defineEndpoint({
    method: 'GET',
    path: '/queue/getItemPrice',
    access: 'caller',
    summary: 'What everything that the caller can ask for costs them, before they ask.',
    input: z.object({}),
    reply: z.array(pricedItem),
    specificationOnly: true,
  }),
  usedTokens: defineEndpoint({
    method: 'GET',
    path: '/chatLog/usetokenList',
    access: 'caller',
    summary:
      'Own tokens and credits by day and model, the last day first; the last 30 days when none are named.',
    input: z.object({
      /** First and last day, both included. */
      from: day.optional(),
      to: day.optional(),
      /** By whose days: an IANA name such as `Asia/Shanghai`; the site's own when absent. */
      timeZone: timeZone.optional(),
    }),
    /** With the days that it covers: of a longer time the last 366. */
    reply: z.object({
      rows: z.array(usedTokens),
      from: day,
      to: day,
      timeZone: z.string(),
    }),
  }),
}
