import { z } from 'zod'

/** The largest number of a row: what four bytes hold. */
export const largestId = 2 ** 31 - 1

/** Row id as sent on the wire: a positive integer, also accepted as digits in a query string. */
export const id = z.coerce.number().int().positive().max(largestId)

/** The same for rows that are written so often that four bytes may not do: lines of the ledger, of logs. */
export const longId = z.coerce.number().int().positive()

// No calendar has a year 0, and neither has the database: nor may a month before a day lead there.
const hasYear = (written: string) => !written.startsWith('0')

/** A date on the wire: ISO 8601 in UTC, milliseconds included. */
export const timestamp = z.iso.datetime().refine(hasYear)

/** A day on the wire, such as `2026-03-01`. */
export const day = z.iso.date().refine(hasYear)

/** Credits: an integer, never a fraction. */
export const credits = z.number().int()

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Whose days are meant: an IANA name such as `Asia/Shanghai`. */
export const timeZone = z.string().max(64).refine(isTimeZone)

/** `true` and `1` spelled in a query string or in JSON, as older clients send them. */
export const flag = z.union([
  z.boolean(),
  z.literal([0, 1]).transform((value) => value === 1),
  z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true'),
])

/** Page request: `page` counts from 1, `size` is at most `maxSize`. */
export const paging = (defaultSize: number, maxSize = 100) => ({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(maxSize).default(defaultSize),
})

/** Page reply: the rows of this page and how many there are in all. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), count: z.number().int().min(0) })

/** A reply without content. */
export const nothing = z.object({})

export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const
export const locale = z.enum(locales)
export type Locale = (typeof locales)[number]
