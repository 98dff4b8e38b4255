// Reads an answer in this dialect, streamed or whole. This runs for every token.
import { readAnswerEvent } from '../../answer-event.ts'
import type { AnswerWriter } from '../../answer-writer.ts'
import { documentFailure, isErrorShape, streamFailure } from '../../error-shapes.ts'
import { type EndWord, gaveUp, laterEnd, readEndWord } from '../../finish-reasons.ts'
import type { ChatOutcome } from '../../kinds/chat.ts'
import { type AnswerHandlers, parseJson, type StreamProgress } from '../../read-reply.ts'
import { pictureIn } from './answer-pictures.ts'
import { createCallCollector } from './call-collector.ts'
import { createUsageReader, type UsageReader } from './openai-compatible.usage.ts'
import type {
  ChunkWire,
  ContentPieceWire,
  DeltaWire,
  ReasoningDetailWire,
} from './openai-compatible.wire.ts'

export type AnswerReader = AnswerHandlers & {
  /** How the answer ended, once it was read. */
  outcome(): ChatOutcome
  /** What the upstream counts, also of an answer that broke off. */
  usage: Pick<UsageReader, 'counted' | 'answerId'>
}

/** `onThought` gets the thinking that led to calls, under the first call's id. */
export function createAnswerReader(
  writer: AnswerWriter,
  options: { secrets: readonly string[]; onThought(callId: string, thought: string): void },
): AnswerReader {
  const calls = createCallCollector()
  let thought = ''
  let refused = false
  let called = false
  let spoken = false
  const usage = createUsageReader()
  let ending: EndWord | undefined

  const takeReasoning = (text: string) => {
    thought += text
    writer.reasoning(text)
  }

  const takeDelta = (delta: DeltaWire) => {
    const reasoning =
      delta.reasoning_content || delta.reasoning || delta.reasoning_text || delta.thinking
    if (typeof reasoning === 'string' && reasoning !== '') takeReasoning(reasoning)
    else if (Array.isArray(delta.reasoning_details)) takeDetails(delta.reasoning_details)
    const { content } = delta
    if (typeof content === 'string') {
      if (content !== '') writer.text(content)
    } else if (Array.isArray(content)) takePieces(content)
    if (Array.isArray(delta.images)) takePieces(delta.images)
    if (typeof delta.refusal === 'string' && delta.refusal !== '') {
      refused = true
      writer.text(delta.refusal)
    }
    if (delta.function_call) calls.take({ function: delta.function_call })
    if (!Array.isArray(delta.tool_calls)) return
    for (const call of delta.tool_calls) if (call) calls.take(call)
  }

  const takeDetails = (details: readonly ReasoningDetailWire[]) => {
    for (const detail of details) {
      const words = detail?.text || detail?.summary
      if (typeof words === 'string' && words !== '') takeReasoning(words)
    }
  }

  const takePieces = (pieces: readonly ContentPieceWire[]) => {
    for (const piece of pieces) {
      if (!piece) continue
      const { type, text, thinking } = piece
      const picture = pictureIn(piece)
      if (picture !== undefined) writer.picture(picture)
      else if (typeof thinking === 'string') takeReasoning(thinking)
      else if (Array.isArray(thinking)) for (const each of thinking) takeReasoning(each?.text ?? '')
      else if (typeof text === 'string' && text !== '') {
        if (type === 'thinking' || type === 'reasoning') takeReasoning(text)
        else writer.text(text)
      }
    }
  }

  const progress = (): StreamProgress => {
    if (ending === undefined) return 'more'
    const isEarly = (ending === 'done' || ending === 'tools') && !writer.hasWritten()
    return isEarly && calls.isEmpty ? 'early' : 'complete'
  }

  /** A message after pieces of the same answer says it all once more. */
  const deltaOf = ({ delta, message }: NonNullable<ChunkWire['choices']>[number]) =>
    delta ?? (spoken ? undefined : message)

  const take = (chunk: ChunkWire): StreamProgress => {
    const choice = chunk.choices?.[0] ?? undefined
    if (
      (chunk.error || choice === undefined || 'base_resp' in chunk || choice.error) &&
      isErrorShape(chunk)
    )
      throw streamFailure(chunk, options.secrets)
    const counts = usage.take(chunk)
    if (choice === undefined) {
      if (counts) return progress()
      return Array.isArray(chunk.choices) ? 'idle' : 'foreign'
    }
    const delta = deltaOf(choice)
    if (delta) {
      spoken ||= choice.delta !== undefined
      takeDelta(delta)
    }
    const word = readEndWord(choice.finish_reason)
    if (word === 'broken') throw gaveUp(String(choice.finish_reason))
    if (word !== undefined) ending = laterEnd(ending, word)
    return progress()
  }

  return {
    event: (data, name) => readAnswerEvent({ data, name }, options.secrets, take),
    whole(json) {
      const value = parseJson(json) as ChunkWire
      if (!Array.isArray(value.choices)) throw documentFailure(value, options.secrets)
      take(value)
      // A document that is a piece of a stream is one that broke off.
      if (ending === undefined && value.choices[0]?.delta !== undefined) return 'more'
      return 'over'
    },
    end() {
      if (refused || ending === 'length' || ending === 'refused') return
      const made = calls.finish()
      const [first] = made
      if (first === undefined) return
      called = true
      if (thought !== '') options.onThought(first.callId, thought)
      for (const call of made) writer.toolCall(call)
    },
    outcome: () => ({ reason: reasonOf(ending, { refused, called }), usage: usage.counted() }),
    usage,
  }
}

function reasonOf(
  ending: EndWord | undefined,
  { refused, called }: { refused: boolean; called: boolean },
): ChatOutcome['reason'] {
  if (refused || ending === 'refused') return 'refused'
  if (ending === 'length') return 'length'
  return called ? 'tools' : 'done'
}
