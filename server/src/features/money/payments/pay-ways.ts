// The ways to pay that a site has set up, opened with what its operator wrote.
import type { PayWayId } from '@atelier/contract/features/money/payments'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { GatewayDefinition } from './gateways/gateway-definition.ts'
import {
  GatewayError,
  type GatewayId,
  type Money,
  type MoneyRefusal,
  type PaymentGateway,
} from './gateways/payment-gateway.ts'

export type GatewayOffer = Pick<GatewayDefinition, 'id' | 'create'>

export type PayWays = {
  /** What the site offers, in the order of the list. */
  list(site: Site): PaymentGateway[]
  find(site: Site, way: GatewayId): PaymentGateway | undefined
}

/** The setting that keeps what a way is opened with. */
export const settingOf = {
  stripe: 'payStripe',
  alipay: 'payAlipay',
  wechat: 'payWechat',
  epay: 'payEpay',
} as const satisfies Record<PayWayId, string>

export function createPayWays(parts: {
  gateways: readonly GatewayOffer[]
  secrets: SecretBox
  clock: Clock
  log: Logger
}): PayWays {
  const { gateways, secrets, clock, log } = parts
  const opened = new Map<string, { sealed: string; gateway: PaymentGateway | undefined }>()

  const open = (offer: GatewayOffer, sealed: string, site: Site): PaymentGateway | undefined => {
    try {
      const settings: unknown = JSON.parse(secrets.open(sealed))
      return offer.create(settings, { clock })
    } catch (error) {
      // What else was thrown may quote a key.
      const reason = error instanceof GatewayError ? error.message : 'they cannot be read'
      const place = { site: site.code, way: offer.id, reason }
      log.warn(place, 'the settings of this way to pay cannot be used')
      return undefined
    }
  }
  const find = (site: Site, way: GatewayId): PaymentGateway | undefined => {
    const sealed = site.settings[settingOf[way]]
    const offer = gateways.find(({ id }) => id === way)
    if (!sealed || !offer) return undefined
    const place = `${site.id}/${way}`
    const known = opened.get(place)
    if (known?.sealed === sealed) return known.gateway
    const gateway = open(offer, sealed, site)
    opened.set(place, { sealed, gateway })
    return gateway
  }
  return {
    find,
    list: (site) =>
      gateways.flatMap(({ id }) => {
        const gateway = find(site, id)
        return gateway ? [gateway] : []
      }),
  }
}

/** Why a way does not take a price; undefined where it does. */
export function refusalOf(
  { currencies, refuses }: Pick<PaymentGateway, 'currencies' | 'refuses'>,
  money: Money,
): MoneyRefusal | undefined {
  if (currencies.length > 0 && !currencies.includes(money.currency)) return { because: 'currency' }
  return refuses?.(money)
}
