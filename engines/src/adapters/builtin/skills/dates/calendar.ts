// Days of the Gregorian calendar, without clocks or time zones. Years 1 to 9999.
import { SkillFailure } from '../skill-failure.ts'

/** `month` and `day` count from 1. */
export type Day = { year: number; month: number; day: number }

const msPerDay = 86_400_000

export const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

export function isDay({ year, month, day }: Day): boolean {
  return (
    Number.isInteger(year) &&
    year >= 1 &&
    year <= 9999 &&
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    Number.isInteger(day) &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  )
}

/** Midnight UTC of the day, for formatting. */
export function toUtc({ year, month, day }: Day): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** Days since 1970-01-01; negative before. */
export const dayNumber = (day: Day): number => toUtc(day).getTime() / msPerDay

/** Throws SkillFailure outside the years 1 to 9999. */
export function fromDayNumber(number: number): Day {
  const date = new Date(number * msPerDay)
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  if (!isDay(day)) throw new SkillFailure('date-out-of-range')
  return day
}

/** 0 is Sunday. */
export const weekday = (day: Day): number => toUtc(day).getUTCDay()

export type DateUnit = 'day' | 'week' | 'month' | 'year'

/** The day so many units later; a day that its month does not have becomes the month's last. */
export function addToDay(day: Day, amount: number, unit: DateUnit): Day {
  if (unit === 'day' || unit === 'week')
    return fromDayNumber(dayNumber(day) + amount * (unit === 'week' ? 7 : 1))
  const months = day.year * 12 + day.month - 1 + amount * (unit === 'year' ? 12 : 1)
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  if (year < 1 || year > 9999) throw new SkillFailure('date-out-of-range')
  return { year, month, day: Math.min(day.day, daysInMonth(year, month)) }
}

export const writeDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
