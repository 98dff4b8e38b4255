import type { Locale } from '@atelier/contract/primitives'

/** How large a file is, as people say it: 340 kB, 1.2 MB. */
export function sizeText(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  const digits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(value)
}
