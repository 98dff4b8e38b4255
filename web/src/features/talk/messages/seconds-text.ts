import type { Locale } from '../../../i18n/locale-state.ts'

/** A duration in milliseconds as people read it: 0.4 s, 12 s, 2 min 5 s. */
export function secondsText(ms: number, locale: Locale): string {
  const unit = (value: number, name: 'second' | 'minute', digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value)
  const seconds = ms / 1000
  if (seconds < 9.95) return unit(seconds, 'second', 1)
  const whole = Math.round(seconds)
  if (whole < 60) return unit(whole, 'second', 0)
  const minutes = unit(Math.floor(whole / 60), 'minute', 0)
  return whole % 60 === 0 ? minutes : `${minutes} ${unit(whole % 60, 'second', 0)}`
}
