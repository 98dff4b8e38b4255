import type { Locale } from '../../i18n/locale-state.ts'

/** An amount as the language writes it; a currency that it does not know stands behind the number. */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: Locale,
): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
  } catch {
    return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`
  }
}
