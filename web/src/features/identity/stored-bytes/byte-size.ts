import type { Locale } from '../../../i18n/locale-state.ts'

const units = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const

/** Bytes as people read them: `1.5 GB`, `20 kB`; the smallest unit for nothing. */
export function byteSize(bytes: number, locale: Locale): string {
  const [unit, size] = units.find(([, min]) => bytes >= min) ?? units[2]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: bytes / size < 10 ? 1 : 0,
  }).format(bytes / size)
}
