// What a chat model costs somebody on a site.
import { Failure } from '@atelier/contract/errors'
import type { ChatRates } from '@atelier/contract/features/talk/prices'
import { effectiveRates, type Rates } from '@atelier/contract/price-rule'
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { Caller } from '../../../platform/http/request-context.ts'
import {
  type ListedPrice,
  type ListedPriceSettings,
  listedPriceOf,
  type PricedModel,
} from './model-price.ts'

/** Nobody in particular pays what somebody without VIP time does. */
export type Customer = (Pick<Caller, 'vipUntil'> & Partial<Pick<Caller, 'staffRole'>>) | null

export const hasVip = (customer: Customer, now: Date): boolean =>
  customer?.vipUntil != null && customer.vipUntil > now

/** Those who run a site try what has no price yet. */
export const mayTryUnpriced = (customer: Customer): boolean => customer?.staffRole != null

type PriceSettings = ListedPriceSettings &
  Pick<SiteSettings, 'chatPrice' | 'priceFactor' | 'vipFactor' | 'vipModels'>

export const freeChat: ChatRates = { perCall: 0, inputPer1k: 0, cachedPer1k: 0, outputPer1k: 0 }

const chatRateNames = ['perCall', 'inputPer1k', 'cachedPer1k', 'outputPer1k'] as const

const speaksOfAnswers = (rates: Rates) => chatRateNames.some((name) => rates[name] !== undefined)

/** Throws prices.rates_changed where any of it costs more than was shown; what was not shown is taken as it is. */
export function refuseDearer(rates: ChatRates, seen: ChatRates | undefined): void {
  if (seen && chatRateNames.some((name) => rates[name] > seen[name]))
    throw new Failure('prices.rates_changed')
}

/** What is listed for a chat model, before all factors, and where that comes from. */
export const listedChatPrice = (model: PricedModel, settings: PriceSettings): ListedPrice =>
  listedPriceOf({ ...model, flat: settings.chatPrice, fits: speaksOfAnswers }, settings)

/** Whether no price fits a chat model on a site. */
export const waitsForPrice = (model: PricedModel, settings: PriceSettings): boolean =>
  listedChatPrice(model, settings).source === 'waiting'

/** The rates that an answer is charged by, all factors included. */
export function chatRatesFor(
  model: PricedModel,
  settings: PriceSettings,
  isVip: boolean,
): ChatRates {
  const { rates } = listedChatPrice(model, settings)
  const factors = isVip ? [settings.priceFactor, settings.vipFactor] : [settings.priceFactor]
  const {
    perCall = 0,
    inputPer1k = 0,
    cachedPer1k,
    outputPer1k = 0,
  } = effectiveRates(rates, factors)
  return { perCall, inputPer1k, cachedPer1k: cachedPer1k ?? inputPer1k, outputPer1k }
}

export const isVipOnly = (
  model: { name: string },
  settings: Pick<SiteSettings, 'vipModels'>,
): boolean => settings.vipModels.includes(model.name)
