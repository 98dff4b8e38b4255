// What an upstream says that an answer took, as far as it can be believed: credits are charged by it.
import type { Usage } from '@atelier/contract/message-parts'

/** More than any model reads or writes for one answer. */
const mostTokens = 100_000_000

/** Tokens as they came over the wire, whatever their type says. */
type Told = { input: unknown; output: unknown; reasoning?: unknown; cached?: unknown }

const countOf = (told: unknown): number | undefined =>
  typeof told === 'number' && told >= 0 && told <= mostTokens ? Math.ceil(told) : undefined

/** Null where input or output is no number of tokens: then nobody has counted. */
export function toldUsage({ input, output, reasoning, cached }: Told): Usage | null {
  const inputTokens = countOf(input)
  const outputTokens = countOf(output)
  if (inputTokens === undefined || outputTokens === undefined) return null
  const reasoningTokens = countOf(reasoning)
  const cachedTokens = countOf(cached)
  return {
    ...{ inputTokens, outputTokens },
    ...(reasoningTokens === undefined ? {} : { reasoningTokens }),
    ...(cachedTokens === undefined ? {} : { cachedTokens }),
  }
}
