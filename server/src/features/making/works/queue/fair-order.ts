/** Somebody who waits: what they have running, when they were last served (null: never), and what waits, first first. */
export type Line<T> = { running: number; servedAt: number | null; items: readonly T[] }

/**
 * The order in which all that waits begins when, each time, the one with the fewest running comes first, and among equals the one that was
 * served longest ago. As the claim of the next work has it.
 */
export function fairOrder<T>(lines: readonly Line<T>[]): T[] {
  const joining = lines
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => a.running - b.running || (a.servedAt ?? 0) - (b.servedAt ?? 0))
  const order: T[] = []
  let round: { items: readonly T[]; at: number }[] = []
  let joined = 0
  for (let level = 0; round.length > 0 || joined < joining.length; level++) {
    if (round.length === 0) level = Math.max(level, joining[joined]?.running ?? level)
    const newcomers: typeof round = []
    for (let next = joining[joined]; next && next.running <= level; next = joining[++joined])
      newcomers.push({ items: next.items, at: 0 })
    // Those who were not served yet have waited longer than whoever was served just now.
    round = [...newcomers, ...round]
    for (const each of round) order.push(...each.items.slice(each.at++, each.at))
    round = round.filter(({ items, at }) => at < items.length)
  }
  return order
}
