// What an answer took: as the upstream counted it, or by our own estimate where it did not.
import { estimateTokens, pictureTokens } from '@atelier/contract/estimate-tokens'
import type { MessagePart, Usage } from '@atelier/contract/message-parts'
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

/** What one request to a model took, by what it was sent and what came of it. */
export function estimateRound(inputTokens: number, said: readonly ChatEmission[]): Usage {
  let words = ''
  let pictures = 0
  for (const piece of said) {
    if (piece.type === 'text-delta' || piece.type === 'reasoning-delta') words += piece.text
    else if (piece.type === 'tool-call') words += piece.name + piece.input
    else if (piece.type === 'image') pictures++
  }
  const outputTokens = estimateTokens(words) + pictures * pictureTokens
  return { inputTokens, outputTokens, estimated: true }
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
