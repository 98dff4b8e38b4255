// Reads an answer of the Gemini API, streamed or whole. This runs for every piece.
import { randomUUID } from 'node:crypto'
import type { Usage } from '@atelier/contract/message-parts'
import type { AnswerWriter } from '../../answer-writer.ts'
import { EngineError } from '../../errors.ts'
import type { ChatOutcome } from '../../kinds/chat.ts'
import { type AnswerHandlers, parseJson, type StreamProgress } from '../../read-reply.ts'
import { toldUsage } from '../../told-usage.ts'
import { toEngineError } from '../../upstream-failure.ts'
import { type CallSeal, type ChunkWire, type PartWire, readError } from './gemini.wire.ts'

export type AnswerReader = AnswerHandlers & {
  /** How the answer ended, once it was read. */
  outcome(): ChatOutcome
}

/** `onCall` gets what each call came sealed with, under the id that it is known by. */
export function createAnswerReader(
  writer: AnswerWriter,
  options: { secrets: readonly string[]; onCall(callId: string, seal: CallSeal): void },
): AnswerReader {
  let usage: Usage | null = null
  let called = false
  let ending: ChatOutcome['reason'] | undefined

  const takePart = ({ text, thought, thoughtSignature, functionCall }: PartWire) => {
    if (functionCall?.name) {
      const { id, name, args } = functionCall
      const callId = id || `call_${randomUUID()}`
      called = true
      options.onCall(callId, {
        ...(id ? { id } : {}),
        ...(thoughtSignature ? { signature: thoughtSignature } : {}),
      })
      writer.toolCall({ callId, name, input: JSON.stringify(args ?? {}) })
    } else if (text) {
      if (thought) writer.reasoning(text)
      else writer.text(text)
    }
  }

  const take = (chunk: ChunkWire): StreamProgress => {
    if (chunk.error) throw failureOf(chunk, options.secrets)
    const counted = chunk.usageMetadata
    if (typeof counted?.promptTokenCount === 'number') usage = toUsage(counted)
    if (chunk.promptFeedback?.blockReason) ending = 'refused'
    const candidate = chunk.candidates?.[0]
    if (candidate?.content?.parts) for (const part of candidate.content.parts) takePart(part)
    if (candidate?.finishReason)
      ending ??= endingOf(candidate.finishReason, candidate.finishMessage, called)
    return ending === undefined ? 'more' : 'complete'
  }

  return {
    event(data) {
      if (data === '[DONE]') return ending === undefined ? 'more' : 'over'
      const chunk = parseJson(data)
      return typeof chunk === 'object' && chunk !== null ? take(chunk) : 'more'
    },
    whole(json) {
      const value = parseJson(json)
      const chunks: unknown[] = Array.isArray(value) ? value : [value]
      if (!chunks.some(isAnswer)) throw failureOf(value, options.secrets)
      for (const chunk of chunks) if (typeof chunk === 'object' && chunk !== null) take(chunk)
      if (ending === undefined)
        throw new EngineError('cut', 'The upstream ended its answer without saying why.')
    },
    outcome: () => ({ reason: ending ?? 'done', usage }),
  }
}

const isAnswer = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ('candidates' in value || 'promptFeedback' in value)

function failureOf(json: unknown, secrets: readonly string[]): EngineError {
  const error = readError(json)
  if (error) return toEngineError(error, secrets)
  return new EngineError('invalid', 'The upstream answered with something that is not an answer.')
}

function endingOf(
  reason: string,
  message: string | undefined,
  called: boolean,
): ChatOutcome['reason'] {
  switch (reason) {
    case 'STOP':
    case 'FINISH_REASON_UNSPECIFIED':
      return called ? 'tools' : 'done'
    case 'MAX_TOKENS':
      return 'length'
    case 'SAFETY':
    case 'RECITATION':
    case 'LANGUAGE':
    case 'BLOCKLIST':
    case 'PROHIBITED_CONTENT':
    case 'SPII':
    case 'IMAGE_SAFETY':
      return 'refused'
    case 'OTHER':
      throw new EngineError('unavailable', message ?? 'The upstream gave up its answer.')
    default:
      throw new EngineError('invalid', message ?? `The upstream gave up its answer (${reason}).`)
  }
}

/** Thinking is counted beside the answer there; here it is part of the output. */
function toUsage(wire: NonNullable<ChunkWire['usageMetadata']>): Usage | null {
  const { thoughtsTokenCount: thoughts, cachedContentTokenCount: cached } = wire
  return toldUsage({
    input: wire.promptTokenCount,
    output: (wire.candidatesTokenCount ?? 0) + (thoughts ?? 0),
    reasoning: thoughts,
    cached,
  })
}
