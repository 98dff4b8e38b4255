// Money as it is typed, and in the currency's smallest unit.
import { currencyDigits } from '@atelier/contract/currency-digits'

/** The amount in the smallest unit; undefined for what is no amount of this currency. */
export function minorOf(text: string, currency: string): number | undefined {
  const digits = currencyDigits(currency)
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim()) ?? []
  if (whole === undefined || part.length > digits) return undefined
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || 0)
}
