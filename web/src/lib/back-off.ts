const firstMs = 300
const longestMs = 10_000

/**
 * How long to wait before attempt `attempt` (from 0), in milliseconds: doubling, at most ten seconds, spread by `random` (0 to 1) so
 * that many readers do not come back at once.
 */
export function backOffMs(attempt: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 16))
  return Math.round(full * (0.5 + random / 2))
}
