// Reads an answer of the Gemini API, streamed or whole. This runs for every piece.
import { randomUUID } from 'node:crypto'
import { readAnswerEvent } from '../../answer-event.ts'
import type { AnswerWriter } from '../../answer-writer.ts'
import { documentFailure, isErrorShape, streamFailure } from '../../error-shapes.ts'
import { EngineError } from '../../errors.ts'
import { type EndWord, gaveUp, laterEnd, readEndWord } from '../../finish-reasons.ts'
import type { ChatOutcome } from '../../kinds/chat.ts'
import { type AnswerHandlers, parseJson, type StreamProgress } from '../../read-reply.ts'
import { createUsageReader, type UsageReader } from './gemini.usage.ts'
import { type CallSeal, type ChunkWire, type PartWire, readError } from './gemini.wire.ts'

export type AnswerReader = AnswerHandlers & {
  /** How the answer ended, once it was read. */
  outcome(): ChatOutcome
  /** What the upstream counts, also of an answer that broke off. */
  usage: Pick<UsageReader, 'counted'>
}

/** `onCall` gets what each call came sealed with, under the id that it is known by. */
export function createAnswerReader(
  writer: AnswerWriter,
  options: { secrets: readonly string[]; onCall(callId: string, seal: CallSeal): void },
): AnswerReader {
  const usage = createUsageReader()
  let called = false
  let hasCandidate = false
  let ending: EndWord | undefined

  const takePart = ({ text, thought, thoughtSignature, functionCall, inlineData }: PartWire) => {
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
      // What it drew on the way to its answer is no part of the answer.
    } else if (inlineData?.data && !thought && inlineData.mimeType?.startsWith('image/'))
      writer.picture(`data:${inlineData.mimeType};base64,${inlineData.data}`)
  }

  const progress = (): StreamProgress => {
    if (ending === undefined) return 'more'
    return ending === 'done' && !writer.hasWritten() ? 'early' : 'complete'
  }

  const take = (chunk: ChunkWire): StreamProgress => {
    const { candidates, promptFeedback, usageMetadata: counted } = chunk
    const candidate = candidates?.[0] ?? undefined
    if ((chunk.error || candidate === undefined) && isErrorShape(chunk))
      throw streamFailure(chunk, options.secrets, readError)
    usage.take(counted)
    const blocked = readEndWord(promptFeedback?.blockReason)
    if (blocked !== undefined) ending = 'refused'
    if (candidate === undefined)
      return blocked !== undefined || candidates || counted ? progress() : 'foreign'
    hasCandidate = true
    const { content, finishReason, finishMessage } = candidate
    if (Array.isArray(content?.parts)) for (const part of content.parts) if (part) takePart(part)
    const word = readEndWord(finishReason)
    if (word === 'broken') throw gaveUp(String(finishReason), finishMessage)
    if (word === 'unknown')
      throw new EngineError(
        'invalid',
        finishMessage ?? `The upstream gave up its answer (${finishReason}).`,
      )
    if (word !== undefined) ending = laterEnd(ending, word)
    return progress()
  }

  return {
    event: (data, name) => readAnswerEvent({ data, name }, options.secrets, take),
    whole(json) {
      const value = parseJson(json)
      if (!isAnswer(value)) throw documentFailure(value, options.secrets, readError)
      return take(value)
    },
    // An answer without a single candidate is whole, and empty.
    mayEnd: () => !hasCandidate,
    outcome: () => ({ reason: reasonOf(ending, called), usage: usage.counted() }),
    usage,
  }
}

function reasonOf(ending: EndWord | undefined, called: boolean): ChatOutcome['reason'] {
  if (ending === 'length' || ending === 'refused') return ending
  return called ? 'tools' : 'done'
}

const isAnswer = (value: unknown): value is ChunkWire =>
  typeof value === 'object' &&
  value !== null &&
  ('candidates' in value || 'promptFeedback' in value)
