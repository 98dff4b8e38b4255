// Reads what an answer of this dialect took. Vendors name and add up their counts in different ways; the sums tell them apart, so that no
// vendor has to be known: what they are called is no help behind a gateway.
import { type CountedUsage, countedUsage, mergeCounts } from '../../counted-usage.ts'

type Fields = { readonly [name: string]: unknown }

type Count =
  | 'prompt'
  | 'completion'
  | 'total'
  | 'reasoning'
  | 'cacheRead'
  | 'cacheWritten'
  | 'citations'

export type UsageReader = {
  /** Takes a piece of the answer, or all of it, as it came; whether it counts anything. */
  take(piece: unknown): boolean
  /** What was counted by now; null when nothing was. */
  counted(): CountedUsage | null
  /** What the upstream calls this answer; undefined where it has no name. */
  answerId(): string | undefined
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

export function createUsageReader(): UsageReader {
  const counts: Partial<Record<Count, number>> = {}
  let id: string | undefined
  return {
    take(piece) {
      const fields = fieldsOf(piece)
      if (!fields) return false
      if (typeof fields.id === 'string' && fields.id !== '') id ??= fields.id
      const usage = usageIn(fields)
      if (usage) mergeCounts(counts, countsOf(usage))
      else if (fields.timings) mergeCounts(counts, timedCounts(fields.timings))
      else if ('prompt_eval_count' in fields || 'eval_count' in fields)
        mergeCounts(counts, {
          prompt: fields.prompt_eval_count,
          completion: fields.eval_count,
        })
      else return false
      return true
    },
    counted: () => addUp(counts),
    answerId: () => id,
  }
}

/** Beside the choices; Groq puts it into a field of its own as well, Moonshot into the choice. */
function usageIn({ usage, x_groq: groq, choices }: Fields): Fields | undefined {
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
  return fieldsOf(usage) ?? fieldsOf(fieldsOf(groq)?.usage) ?? fieldsOf(fieldsOf(choice)?.usage)
}

function countsOf(usage: Fields): { readonly [Name in Count]?: unknown } {
  // Cohere's own shape has one count for what is billed and another for what was read and written.
  const own = fieldsOf(usage.tokens) ?? fieldsOf(usage.billed_units) ?? usage
  const read = fieldsOf(usage.prompt_tokens_details) ?? fieldsOf(usage.input_tokens_details) ?? {}
  const written =
    fieldsOf(usage.completion_tokens_details) ?? fieldsOf(usage.output_tokens_details) ?? {}
  return {
    prompt: usage.prompt_tokens ?? own.input_tokens,
    completion: usage.completion_tokens ?? own.output_tokens,
    total: usage.total_tokens,
    reasoning: written.reasoning_tokens ?? usage.reasoning_tokens,
    cacheRead:
      read.cached_tokens ??
      usage.prompt_cache_hit_tokens ??
      usage.cached_tokens ??
      usage.num_cached_tokens ??
      usage.cache_read_input_tokens,
    cacheWritten:
      usage.cache_creation_input_tokens ??
      read.cache_creation_input_tokens ??
      read.cached_creation_tokens ??
      read.cache_write_tokens,
    citations: usage.citation_tokens,
  }
}

/** What llama.cpp says with every piece: the prompt without what it remembered of it. */
function timedCounts(timings: unknown): { readonly [Name in Count]?: unknown } {
  const { prompt_n: prompt, cache_n: remembered, predicted_n: completion } = fieldsOf(timings) ?? {}
  const both = typeof prompt === 'number' && typeof remembered === 'number'
  return { prompt: both ? prompt + remembered : prompt, completion, cacheRead: remembered }
}

/**
 * Input with all that a cache had of it, output with all thoughts. Most count so; where the parts are counted beside, either a part is
 * larger than its whole, or the total is larger than prompt and completion by that part.
 */
function addUp(counts: Partial<Record<Count, number>>): CountedUsage | null {
  const { prompt, completion, total, cacheRead } = counts
  const details = { reasoningTokens: counts.reasoning, cachedTokens: cacheRead }
  if (prompt === undefined || completion === undefined) {
    const rest = (known: number | undefined) =>
      total && known !== undefined && total > known ? total - known : undefined
    return countedUsage({
      inputTokens: prompt ?? rest(completion),
      outputTokens: completion ?? rest(prompt),
      totalTokens:
        prompt === undefined && completion === undefined ? total || undefined : undefined,
      ...details,
    })
  }
  if (prompt === 0 && completion === 0 && total)
    return countedUsage({
      ...details,
      inputTokens: undefined,
      outputTokens: undefined,
      totalTokens: total,
    })
  const cached = (cacheRead ?? 0) + (counts.cacheWritten ?? 0)
  const thoughts = counts.reasoning ?? 0
  const beside = Math.max(0, (total ?? 0) - prompt - completion)
  const isCacheBeside =
    (cacheRead ?? 0) > prompt ||
    (cached > 0 && (beside === cached || (thoughts > 0 && beside === cached + thoughts)))
  const unexplained = beside - (isCacheBeside ? Math.min(beside, cached) : 0)
  const isThoughtBeside =
    thoughts > 0 && (unexplained === thoughts || thoughts > completion || !!counts.citations)
  // Gemini behind this dialect leaves its thoughts out of everything but the total.
  const hidden = thoughts === 0 ? unexplained : 0
  return countedUsage({
    inputTokens: prompt + (isCacheBeside ? cached : 0) + (counts.citations ?? 0),
    outputTokens: completion + (isThoughtBeside ? thoughts : hidden),
    totalTokens: undefined,
    reasoningTokens: hidden > 0 ? hidden : counts.reasoning,
    cachedTokens: cacheRead,
  })
}
