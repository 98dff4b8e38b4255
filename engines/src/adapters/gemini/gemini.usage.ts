import { type CountedUsage, countedUsage, mergeCounts } from '../../counted-usage.ts'

export type UsageWire = {
  promptTokenCount?: unknown
  candidatesTokenCount?: unknown
  thoughtsTokenCount?: unknown
  toolUsePromptTokenCount?: unknown
  cachedContentTokenCount?: unknown
  totalTokenCount?: unknown
}

export type UsageReader = {
  /** Takes what a piece of the answer counts, in place of what earlier ones did. */
  take(wire: UsageWire | null | undefined): void
  /** What was counted by now; null when nothing was. */
  counted(): CountedUsage | null
}

/** Thoughts are counted beside the answer there, and what tools brought beside the prompt; both belong to what was written and read. */
export function createUsageReader(): UsageReader {
  const counts: { [Name in keyof UsageWire]?: number } = {}
  return {
    take(wire) {
      if (wire) mergeCounts(counts, wire)
    },
    counted() {
      const {
        promptTokenCount: prompt,
        candidatesTokenCount: answer,
        totalTokenCount: total,
      } = counts
      const thoughts = counts.thoughtsTokenCount
      const brought = counts.toolUsePromptTokenCount ?? 0
      const input = prompt === undefined ? undefined : prompt + brought
      const counted = answer === undefined ? undefined : answer + (thoughts ?? 0)
      const inAll = total !== undefined && input !== undefined ? total - input : 0
      // A total that is larger knows of more than the parts do.
      const isAllMore = inAll > (counted ?? thoughts ?? 0)
      return countedUsage({
        inputTokens: input,
        outputTokens: isAllMore ? inAll : counted,
        totalTokens: undefined,
        reasoningTokens: thoughts,
        cachedTokens: counts.cachedContentTokenCount,
      })
    },
  }
}
