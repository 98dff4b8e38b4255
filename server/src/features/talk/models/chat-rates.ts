// What a chat model costs somebody on a site.
import type { ChatRates } from '@atelier/contract/features/talk/prices'
import { effectiveRates, type Rates } from '@atelier/contract/price-rule'
import type { SiteSettings } from '@atelier/contract/site-settings'
import type { Caller } from '../../../platform/http/request-context.ts'

/** Nobody in particular pays what somebody without VIP time does. */
export type Customer = Pick<Caller, 'vipUntil'> | null

export const hasVip = (customer: Customer, now: Date): boolean =>
  customer?.vipUntil != null && customer.vipUntil > now

type PriceSettings = Pick<
  SiteSettings,
  'chatPrice' | 'modelPrices' | 'priceFactor' | 'vipFactor' | 'vipModels'
>

export const freeChat: ChatRates = { perCall: 0, inputPer1k: 0, cachedPer1k: 0, outputPer1k: 0 }

/** The rates that an answer is charged by, all factors included. `origin` is where the model's connection came from. */
export function chatRatesFor(
  model: { name: string; origin: 'environment' | 'local' | 'builtin' | 'operator' },
  settings: PriceSettings,
  isVip: boolean,
): ChatRates {
  const isOurs = model.origin === 'builtin' || model.origin === 'local'
  const own = Object.hasOwn(settings.modelPrices, model.name)
    ? settings.modelPrices[model.name]
    : undefined
  const listed: Rates = own ?? (isOurs ? {} : settings.chatPrice)
  const factors = isVip ? [settings.priceFactor, settings.vipFactor] : [settings.priceFactor]
  const {
    perCall = 0,
    inputPer1k = 0,
    cachedPer1k,
    outputPer1k = 0,
  } = effectiveRates(listed, factors)
  return { perCall, inputPer1k, cachedPer1k: cachedPer1k ?? inputPer1k, outputPer1k }
}

export const isVipOnly = (model: { name: string }, settings: PriceSettings): boolean =>
  settings.vipModels.includes(model.name)
