import { currencyDigits } from '@atelier/contract/currency-digits'
import type { Locale } from '../../../i18n/locale-state.ts'

/** A price as the language writes it, from the currency's smallest unit; a currency that it does not know stands behind the number. */
export function priceText(
  { amountMinor, currency }: { amountMinor: number; currency: string },
  locale: Locale,
): string {
  const digits = currencyDigits(currency)
  const amount = amountMinor / 10 ** digits
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, ...shown }).format(amount)
  } catch {
    return `${new Intl.NumberFormat(locale, shown).format(amount)} ${currency}`
  }
}
