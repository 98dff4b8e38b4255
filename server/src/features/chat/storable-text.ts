/** Text that PostgreSQL takes: no NUL, no half of a surrogate pair. */
export const storableText = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', '').toWellFormed() : text.toWellFormed()

/** A JSON value with every text in it made storable. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, storable(each)]),
    ) as T
  return value
}
