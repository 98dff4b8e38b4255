/** The day that was typed, as `2026-03-10`: with any separators or none, year first as the field shows it; undefined for what is no day. */
export function readDay(typed: string): string | undefined {
  const [, year, month, dayOfMonth] =
    /^\s*(\d{4})\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})\D?\s*$/.exec(typed) ?? []
  if (!year || !month || !dayOfMonth) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  const at = Date.parse(`${day}T00:00:00Z`)
  // The 31st of a shorter month is read by some engines as a day of the next one.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : undefined
}
