// Where the price of a model comes from: its own line, a rule of the operator, the vendor's list, or the flat price of its kind.
import type { PriceSource } from '@atelier/contract/features/talk/prices'
import type { Rates } from '@atelier/contract/price-rule'
import type { SiteSettings } from '@atelier/contract/site-settings'
import { hostIsNear } from '../../../platform/http/near-host.ts'
import type { ConnectionRecord, PlacesOfConnection } from './open-connections.ts'
import { type VendorPrice, vendorPriceOf } from './vendor-prices.ts'

export type ListedPriceSettings = Pick<
  SiteSettings,
  'modelPrices' | 'priceRules' | 'costFactor' | 'creditWorth' | 'unpricedModels'
>

export type PricedConnection = {
  /** Its number. */
  id: number
  /** Where it came from. */
  origin: 'environment' | 'local' | 'builtin' | 'operator'
  /** Whether it leads to a server of the operator's own: this machine or its network. */
  isNear: boolean
}

/** `waiting` is no price, and the rates are what staff try the model at. */
export type ListedPrice = { rates: Rates; source: PriceSource }

/** A model as its price is asked for. */
export type PricedModel = {
  /** The upstream's name. */
  name: string
  /** What its vendor takes; undefined where no list has it. */
  cost: VendorPrice | undefined
  connection: PricedConnection
}

/** What a price is asked for. */
type Wanted = PricedModel & {
  /** What holds where nothing else does. */
  flat: Rates
  /** Whether rates speak of what is asked for: those that count tokens say nothing of pictures. */
  fits(rates: Rates): boolean
}

/** Before the site's factors. A price line of the operator comes first, then the first rule that fits, then the vendor's list. */
export function listedPriceOf(wanted: Wanted, settings: ListedPriceSettings): ListedPrice {
  const { name, cost, connection, flat, fits } = wanted
  const own = Object.hasOwn(settings.modelPrices, name) ? settings.modelPrices[name] : undefined
  if (own && (fits(own) || Object.keys(own).length === 0)) return { rates: own, source: 'own' }
  for (const { models, connectionId, rates, factor } of settings.priceRules) {
    if (connectionId !== null && connectionId !== connection.id) continue
    if (!matches(models, name)) continue
    const byRule = rates ?? (cost && factor !== null ? ofCost(cost, factor, settings) : undefined)
    if (byRule && (fits(byRule) || Object.keys(byRule).length === 0))
      return { rates: byRule, source: 'rule' }
  }
  // What the product or this machine answers by itself costs nobody anything.
  if (connection.origin === 'builtin' || connection.origin === 'local')
    return { rates: {}, source: 'free' }
  if (connection.isNear) return { rates: flat, source: 'flat' }
  const listed = cost && ofCost(cost, settings.costFactor, settings)
  if (listed && fits(listed)) return { rates: listed, source: 'list' }
  return { rates: flat, source: settings.unpricedModels === 'flat' ? 'flat' : 'waiting' }
}

type Known = {
  model: { name: string }
  connection: Pick<ConnectionRecord, 'id' | 'origin' | 'settings'>
}

/** A model of a connection with what its price hangs on: looked up once, not with each request. */
export const withPricing = <Model extends Known>(
  known: Model,
  placesOf: PlacesOfConnection,
): Model & { priced: PricedModel } => {
  const { model, connection } = known
  const { id, origin } = connection
  const isNear = isNearConnection(connection, placesOf)
  const cost = vendorPriceOf(model.name)
  return { ...known, priced: { name: model.name, cost, connection: { id, origin, isNear } } }
}

/** Whether a connection leads to this machine or its network. One whose settings cannot be read leads nowhere. */
export function isNearConnection(
  connection: Pick<ConnectionRecord, 'settings' | 'origin'>,
  placesOf: PlacesOfConnection,
): boolean {
  if (connection.origin === 'builtin' || connection.origin === 'local') return true
  try {
    const { origin } = placesOf(connection)
    return origin !== null && hostIsNear(new URL(origin).hostname)
  } catch {
    return false
  }
}

/** Rates have six digits after the point. */
const digits = 1e6

/** Credits for what a vendor takes US dollars for. A price that is not 0 stays above 0. */
function ofCost(
  cost: VendorPrice,
  factor: number,
  { creditWorth }: Pick<ListedPriceSettings, 'creditWorth'>,
): Rates {
  const credits = (dollars: number) =>
    Math.ceil(((dollars * factor) / creditWorth) * digits - 1e-6) / digits
  if ('image' in cost) return { perImage: credits(cost.image) }
  if ('second' in cost) return { perSecond: credits(cost.second) }
  const { input, cached, output } = cost
  return {
    inputPer1k: credits(input / 1000),
    ...(cached === undefined ? {} : { cachedPer1k: credits(cached / 1000) }),
    outputPer1k: credits(output / 1000),
  }
}

/** Whether a name fits a pattern, in which `*` stands for any letters; capitals count for nothing. */
function matches(pattern: string, name: string): boolean {
  const [first = '', ...others] = pattern.toLowerCase().split('*')
  let rest = name.toLowerCase()
  if (!rest.startsWith(first)) return false
  if (others.length === 0) return rest === first
  rest = rest.slice(first.length)
  const last = others.pop() ?? ''
  for (const part of others) {
    const at = rest.indexOf(part)
    if (at < 0) return false
    rest = rest.slice(at + part.length)
  }
  return rest.length >= last.length && rest.endsWith(last)
}
