// Stripe's idea of a currency's smallest unit, which is not everywhere that of ISO 4217.
import { currencyDigits } from '@atelier/contract/currency-digits'
import { GatewayError, type Money, type MoneyRefusal } from '../payment-gateway.ts'

// Krónur and Ugandan shillings have lost their cents, but Stripe still counts them; of ariary it counts none.
const stripeDigits: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

/** The least that Stripe takes, in the currency's smallest unit; of others it takes about half a US dollar, by the rate of the day. */
const minimums: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}

const shiftOf = (currency: string) =>
  (stripeDigits[currency] ?? currencyDigits(currency)) - currencyDigits(currency)

/** Throws GatewayError `refused` for an amount that Stripe cannot express. */
export function toStripeAmount({ amountMinor, currency }: Money): number {
  const amount = amountMinor * 10 ** shiftOf(currency)
  if (!Number.isSafeInteger(amount) || (currencyDigits(currency) === 3 && amount % 10 !== 0))
    throw new GatewayError('refused', `Stripe takes no such fraction of ${currency}`)
  return amount
}

/** Of a price that Stripe takes in no circumstances. */
export function stripeRefusal({ amountMinor, currency }: Money): MoneyRefusal | undefined {
  const min = minimums[currency] ?? 0
  if (amountMinor < min) return { because: 'minimum', amountMinor: min }
  // Of thousandths it takes whole tens; what it counts no cents of, whole hundreds.
  const step = currencyDigits(currency) === 3 ? 10 : Math.max(1, 10 ** -shiftOf(currency))
  const next = Math.ceil(amountMinor / step) * step
  return next === amountMinor ? undefined : { because: 'digits', amountMinor: next }
}

/** `currency` as Stripe writes it. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const capitals = currency.toUpperCase()
  return { amountMinor: Math.round(amount / 10 ** shiftOf(capitals)), currency: capitals }
}
