// What is kept of an input: enough to know what was done, no key and no password.

const secret = /(key|secret|password|token|header|credential|cert)/i
const longestText = 200
const maxItems = 20
const deepest = 4

/** A copy with secrets and what is long left out; what the key names is decided by its name, whatever its value. */
export function withoutSecrets(input: unknown): Record<string, unknown> {
  const kept = keep(input, 0)
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    ? (kept as Record<string, unknown>)
    : {}
}

function keep(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => keep(item, depth + 1))
    return value.length > maxItems ? [...items, '…'] : items
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([key, item]) => [key, hides(key, item) ? '…' : keep(item, depth + 1)]),
  )
}

// The key that a client names a request by is no secret, and it tells two acts apart; neither is an empty one.
const hides = (key: string, value: unknown) =>
  secret.test(key) && key !== 'key' && value !== '' && value !== undefined
