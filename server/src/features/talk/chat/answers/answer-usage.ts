// What an answer took: as the upstream counted it, or by our own estimate where it did not.
import { estimateTokens, pictureTokens } from '@atelier/contract/estimate-tokens'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
import type { CountedUsage } from '@atelier/engines/counted-usage'
import type { ChatEmission } from '@atelier/engines/kinds/chat'

export function addUsage(sum: Usage | null, more: Usage | null): Usage | null {
  if (!sum || !more) return sum ?? more
  const add = (a: number | undefined, b: number | undefined) =>
    a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0)
  const reasoningTokens = add(sum.reasoningTokens, more.reasoningTokens)
  const cachedTokens = add(sum.cachedTokens, more.cachedTokens)
  return {
    inputTokens: sum.inputTokens + more.inputTokens,
    outputTokens: sum.outputTokens + more.outputTokens,
    ...(reasoningTokens === undefined ? {} : { reasoningTokens }),
    ...(cachedTokens === undefined ? {} : { cachedTokens }),
    ...(sum.estimated || more.estimated ? { estimated: true } : {}),
  }
}

/** Tokens of a request and of what came of it, by our estimate; `thoughtTokens` are a part of the output. */
type Estimate = { inputTokens: number; outputTokens: number; thoughtTokens?: number }

/**
 * What an upstream counted, with our estimate for what it did not count. A zero is no count where something was written, and no prompt has
 * none.
 */
export function completeUsage(counted: CountedUsage | null, estimate: Estimate): Usage {
  const { totalTokens = 0, reasoningTokens, cachedTokens } = counted ?? {}
  let inputTokens = counted?.inputTokens || undefined
  let outputTokens = counted?.outputTokens
  if (outputTokens === 0 && estimate.outputTokens > 0) outputTokens = undefined
  const isCounted = inputTokens !== undefined && outputTokens !== undefined
  if (totalTokens > 0 && inputTokens === undefined && outputTokens === undefined) {
    const written = Math.min(totalTokens, estimate.outputTokens)
    outputTokens = Math.max(totalTokens - estimate.inputTokens, written)
    inputTokens = totalTokens - outputTokens
  }
  const uncountedThoughts = Math.max(0, (reasoningTokens ?? 0) - (estimate.thoughtTokens ?? 0))
  return {
    inputTokens: inputTokens ?? estimate.inputTokens,
    outputTokens: outputTokens ?? estimate.outputTokens + uncountedThoughts,
    ...(reasoningTokens === undefined ? {} : { reasoningTokens }),
    ...(cachedTokens === undefined ? {} : { cachedTokens }),
    ...(isCounted ? {} : { estimated: true }),
  }
}

/** One request to a model: what it was sent and what came of it. */
export type Round = {
  inputTokens: number
  said: readonly ChatEmission[]
  /** Tokens of thoughts that nobody was shown, by our estimate. */
  hiddenTokens: number
}

function estimateRound({ inputTokens, said, hiddenTokens }: Round): Required<Estimate> {
  let words = ''
  let pictures = 0
  let thoughts = ''
  for (const piece of said) {
    if (piece.type === 'text-delta') words += piece.text
    else if (piece.type === 'reasoning-delta') thoughts += piece.text
    else if (piece.type === 'tool-call') words += piece.name + piece.input
    else if (piece.type === 'image') pictures++
  }
  const thoughtTokens = estimateTokens(thoughts) + hiddenTokens
  return {
    inputTokens,
    outputTokens: estimateTokens(words + thoughts) + pictures * pictureTokens + hiddenTokens,
    thoughtTokens,
  }
}

/** What a round took that came to its end. */
export const usageOfRound = (counted: CountedUsage | null, round: Round): Usage =>
  completeUsage(counted, estimateRound(round))

/**
 * What a round took that broke off, never less than what had come: an upstream that counts on the way may be behind its words, and one that
 * had not counted yet has no count of its thoughts.
 */
export function usageOfBrokenRound(counted: CountedUsage | null, round: Round): Usage {
  const isOutputCounted = !!counted?.outputTokens || !!counted?.reasoningTokens
  const estimate = estimateRound(isOutputCounted ? { ...round, hiddenTokens: 0 } : round)
  const usage = completeUsage(counted, estimate)
  const { outputTokens } = estimate
  return usage.outputTokens >= outputTokens ? usage : { ...usage, outputTokens, estimated: true }
}

/**
 * What a run took, by what it had written when it broke off: after each result of a tool the model was asked again, with all that had come
 * before. Null for a run of which nothing had come.
 */
export function estimateRun(inputTokens: number, parts: readonly MessagePart[]): Usage | null {
  let usage: Usage | null = null
  let words = ''
  let pictures = 0
  let input = inputTokens
  let isAnswered = false
  const endRound = () => {
    usage = addUsage(usage, {
      inputTokens: input,
      outputTokens: estimateTokens(words) + pictures * pictureTokens,
      estimated: true,
    })
    words = ''
    pictures = 0
  }
  let carried = ''
  for (const part of parts) {
    if (part.type === 'tool-result') {
      isAnswered = true
      carried += part.output
      continue
    }
    if (isAnswered) {
      endRound()
      input = inputTokens + estimateTokens(carried)
      isAnswered = false
    }
    if (part.type === 'image') pictures++
    const more = wordsOf(part)
    words += more
    carried += more
  }
  if (parts.length > 0) endRound()
  return usage
}

const wordsOf = (part: MessagePart): string =>
  part.type === 'text' || part.type === 'reasoning'
    ? part.text
    : part.type === 'tool-call'
      ? part.name + part.input
      : ''
