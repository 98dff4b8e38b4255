// Stripe's idea of a currency's smallest unit, which is not everywhere that of ISO 4217.
import { currencyDigits } from '@atelier/contract/currency-digits'
import { GatewayError, type Money } from '../payment-gateway.ts'

// Krónur and Ugandan shillings have lost their cents, but Stripe still counts them; of ariary it counts none.
const stripeDigits: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

const shiftOf = (currency: string) =>
  (stripeDigits[currency] ?? currencyDigits(currency)) - currencyDigits(currency)

/** Throws GatewayError `refused` for an amount that Stripe cannot express. */
export function toStripeAmount({ amountMinor, currency }: Money): number {
  const amount = amountMinor * 10 ** shiftOf(currency)
  if (!Number.isSafeInteger(amount) || (currencyDigits(currency) === 3 && amount % 10 !== 0))
    throw new GatewayError('refused', `Stripe takes no such fraction of ${currency}`)
  return amount
}

/** `currency` as Stripe writes it. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const capitals = currency.toUpperCase()
  return { amountMinor: Math.round(amount / 10 ** shiftOf(capitals)), currency: capitals }
}
