// What an upstream counted of one answer, as far as it can be believed: credits are charged by it.

/** Tokens of one answer. What an upstream did not count is absent, and is for the reader to estimate. */
export type CountedUsage = {
  /** What was read, all that came from a cache and went into one included. */
  inputTokens?: number
  /** What was written, thoughts included. */
  outputTokens?: number
  /** Of both, where the upstream counts them together alone. */
  totalTokens?: number
  /** The part of the output that is thoughts. */
  reasoningTokens?: number
  /** The part of the input that came from a cache. */
  cachedTokens?: number
}

/** More than any model reads or writes for one answer. */
const maxTokens = 100_000_000

/** A number of tokens from the wire, whole; undefined for anything else. */
export const tokenCount = (wire: unknown): number | undefined =>
  typeof wire === 'number' && wire >= 0 && wire <= maxTokens ? Math.ceil(wire) : undefined

/** Counts of several pieces of one answer: a later one replaces an earlier one, a zero replaces nothing. */
export function mergeCounts<Name extends string>(
  counts: Partial<Record<Name, number>>,
  more: { readonly [Key in Name]?: unknown },
): void {
  for (const name of Object.keys(more) as Name[]) {
    const count = tokenCount(more[name])
    if (count) counts[name] = count
    else if (count === 0) counts[name] ??= 0
  }
}

/** The counts that are there; null when none is. */
export function countedUsage(
  counts: {
    [Name in keyof CountedUsage]: number | undefined
  },
): CountedUsage | null {
  const usage: CountedUsage = {}
  for (const name of Object.keys(counts) as (keyof CountedUsage)[]) {
    const count = counts[name]
    if (count !== undefined && count <= maxTokens) usage[name] = count
  }
  const { inputTokens, outputTokens, totalTokens } = usage
  return inputTokens === undefined && outputTokens === undefined && totalTokens === undefined
    ? null
    : usage
}
