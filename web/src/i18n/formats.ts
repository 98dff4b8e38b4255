// Numbers and dates as the page's language writes them.
import type { Locale } from './locale-state.ts'
import { useLocale } from './use-texts.ts'

const makers = new Map<string, Formats>()

export type Formats = {
  number: (value: number) => string
  /** With all its digits, up to six after the point: what something costs. */
  rate: (value: number) => string
  /** 21 Nov 2026 */
  date: (iso: string) => string
  /** 21 Nov 2026, 12:05 */
  dateTime: (iso: string) => string
  /** 12:05 */
  time: (iso: string) => string
  /** 5 minutes ago; `nowMs` for a fixed present. */
  ago: (iso: string, nowMs?: number) => string
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Made when it is first used: a formatter takes milliseconds to make, and the first screen needs few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

export function formatsFor(locale: Locale): Formats {
  const known = makers.get(locale)
  if (known) return known
  const number = once(() => new Intl.NumberFormat(locale))
  const rate = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }))
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const dateTime = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const formats: Formats = {
    // All our languages write whole numbers like this, and the first formatter of a page is the slowest thing in a first screen.
    number: (value) =>
      Number.isSafeInteger(value)
        ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',')
        : number().format(value),
    rate: (value) => rate().format(value),
    date: (iso) => date().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    time: (iso) => time().format(new Date(iso)),
    ago: (iso, nowMs = Date.now()) => {
      const seconds = (new Date(iso).getTime() - nowMs) / 1000
      const step = steps.find(([, size]) => Math.abs(seconds) >= size)
      return step
        ? relative().format(Math.round(seconds / step[1]), step[0])
        : relative().format(0, 'second')
    },
  }
  makers.set(locale, formats)
  return formats
}

export const useFormats = (): Formats => formatsFor(useLocale())
