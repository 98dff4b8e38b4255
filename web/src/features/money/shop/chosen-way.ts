import type { PayWayOffer } from '@atelier/contract/features/money/payments'
import { defineStored } from '../../../lib/storage/define-stored.ts'

/** The way to pay that was chosen last. */
export const selectPayWyas = defineStored<string>('selectPayWyas', {
  default: 'wechat',
  expiresAfterS: null,
})

/** Ways that take a currency. */
export const waysFor = (ways: readonly PayWayOffer[], currency: string): PayWayOffer[] =>
  ways.filter(({ currencies }) => currencies.length === 0 || currencies.includes(currency))

/** The way to begin with: the one chosen last where it fits, else the first that does. */
export const wayToBeginWith = (
  ways: readonly PayWayOffer[],
  chosen: string,
): PayWayOffer | undefined => ways.find(({ id }) => id === chosen) ?? ways[0]
