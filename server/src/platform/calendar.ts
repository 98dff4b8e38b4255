// Days of a calendar, as `2026-03-10`. A day is a date, not a span of hours: clocks that are put back or forward change none.

/** A format costs a hundred times what using it costs, and there are no more zones than the world has. */
function formatOfZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formats.get(timeZone)
    if (known) return known
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, made)
    return made
  }
}

const dateFormat = formatOfZone('en', {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const timeFormat = formatOfZone('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The date that it is somewhere at a moment; `timeZone` is an IANA name. */
export function dayAt(moment: Date, timeZone: string): string {
  const parts = dateFormat(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Seconds since midnight somewhere; on days when clocks change, by what they show. */
export function secondsIntoDay(moment: Date, timeZone: string): number {
  const shown = timeFormat(timeZone).format(moment)
  const [hours = 0, minutes = 0, seconds = 0] = shown.split(':').map(Number)
  return (hours * 60 + minutes) * 60 + seconds
}

/** The date so many days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first day of the month after `2026-03`. */
export function nextMonth(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, 10)
}
