// What text the database takes: no NUL, no half of a surrogate pair. Neither can be seen, so who sent them meant nothing by them.

/** The text without what cannot be stored. */
export const storableText = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', '').toWellFormed() : text.toWellFormed()

/** A JSON value with every text in it made storable, keys included. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [storableText(key), storable(each)]),
    ) as T
  return value
}

const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Whether a JSON value can be stored as it is. Does not go astray in one that is very deep. */
export function isStorable(value: unknown): boolean {
  const left = [value]
  while (left.length) {
    const next = left.pop()
    if (typeof next === 'string' && !isStorableText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) {
      if (!isStorableText(key)) return false
      left.push(inner)
    }
  }
  return true
}
