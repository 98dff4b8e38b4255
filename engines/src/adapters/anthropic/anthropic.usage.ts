import { type CountedUsage, countedUsage, mergeCounts, tokenCount } from '../../counted-usage.ts'

export type UsageWire = {
  input_tokens?: unknown
  output_tokens?: unknown
  cache_read_input_tokens?: unknown
  cache_creation_input_tokens?: unknown
  /** What went into the cache, by how long it stays there. */
  cache_creation?: {
    ephemeral_5m_input_tokens?: unknown
    ephemeral_1h_input_tokens?: unknown
  } | null
}

export type UsageReader = {
  /** Takes what the beginning of an answer counts: its output is a placeholder. */
  begin(wire: UsageWire | null | undefined): void
  /** Takes what its end, or all of it, counts, in place of what its beginning did. */
  take(wire: UsageWire | null | undefined): void
  /** What was counted by now; null when nothing was. */
  counted(): CountedUsage | null
}

/** Input as this product counts it: what was read from the cache and written to it included. */
export function createUsageReader(): UsageReader {
  const counts: { input?: number; output?: number; read?: number; written?: number } = {}
  const take = (wire: UsageWire) =>
    mergeCounts(counts, {
      input: wire.input_tokens,
      output: wire.output_tokens,
      read: wire.cache_read_input_tokens,
      written: wire.cache_creation_input_tokens ?? writtenIn(wire),
    })
  return {
    begin(wire) {
      if (wire) take({ ...wire, output_tokens: undefined })
    },
    take(wire) {
      if (wire) take(wire)
    },
    counted() {
      const { input, output, read, written } = counts
      const cached = (read ?? 0) + (written ?? 0)
      return countedUsage({
        inputTokens: input === undefined && cached === 0 ? undefined : (input ?? 0) + cached,
        outputTokens: output,
        totalTokens: undefined,
        reasoningTokens: undefined,
        cachedTokens: read,
      })
    },
  }
}

function writtenIn({ cache_creation: written }: UsageWire): number | undefined {
  if (!written) return undefined
  const { ephemeral_5m_input_tokens: short, ephemeral_1h_input_tokens: long } = written
  return (tokenCount(short) ?? 0) + (tokenCount(long) ?? 0)
}
