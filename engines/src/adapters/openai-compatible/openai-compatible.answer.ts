// Reads an answer in this dialect, streamed or whole. This runs for every token.
import { randomUUID } from 'node:crypto'
import type { Usage } from '@atelier/contract/message-parts'
import type { AnswerWriter } from '../../answer-writer.ts'
import { EngineError } from '../../errors.ts'
import type { ChatOutcome } from '../../kinds/chat.ts'
import { type AnswerHandlers, parseJson, type StreamProgress } from '../../read-reply.ts'
import { toldUsage } from '../../told-usage.ts'
import { toEngineError } from '../../upstream-failure.ts'
import {
  type ChunkWire,
  type ContentPieceWire,
  type DeltaWire,
  readError,
  type ToolCallWire,
  type UsageWire,
} from './openai-compatible.wire.ts'

type Call = { callId: string; name: string; input: string }

export type AnswerReader = AnswerHandlers & {
  /** How the answer ended, once it was read. */
  outcome(): ChatOutcome
}

/** `onThought` gets the thinking that led to calls, under the first call's id. */
export function createAnswerReader(
  writer: AnswerWriter,
  options: { secrets: readonly string[]; onThought(callId: string, thought: string): void },
): AnswerReader {
  const calls = createCallCollector()
  let thought = ''
  let refused = false
  let usage: Usage | null = null
  let ending: ChatOutcome['reason'] | undefined

  const takeReasoning = (text: string) => {
    thought += text
    writer.reasoning(text)
  }

  const takeDelta = (delta: DeltaWire) => {
    const reasoning = delta.reasoning_content || delta.reasoning
    if (typeof reasoning === 'string' && reasoning !== '') takeReasoning(reasoning)
    const { content } = delta
    if (typeof content === 'string') writer.text(content)
    else if (Array.isArray(content)) takePieces(content)
    if (typeof delta.refusal === 'string' && delta.refusal !== '') {
      refused = true
      writer.text(delta.refusal)
    }
    if (Array.isArray(delta.tool_calls)) for (const call of delta.tool_calls) calls.take(call)
  }

  const takePieces = (pieces: readonly ContentPieceWire[]) => {
    for (const { text, thinking } of pieces) {
      if (typeof thinking === 'string') takeReasoning(thinking)
      else if (thinking) for (const piece of thinking) takeReasoning(piece.text ?? '')
      if (text) writer.text(text)
    }
  }

  const finish = (reason: string) => {
    if (ending !== undefined) return
    const made = calls.finish()
    const word = endingOf(reason)
    ending = word === 'done' && made.length > 0 ? 'tools' : word
    if (ending === 'tools' && made.length === 0) ending = 'done'
    if (refused) ending = 'refused'
    if (ending !== 'tools') return
    const [first] = made
    if (first && thought !== '') options.onThought(first.callId, thought)
    for (const call of made) writer.toolCall(call)
  }

  const take = (chunk: ChunkWire, whole: boolean): StreamProgress => {
    if (chunk.error) throw failureOf(chunk, options.secrets)
    const choice = chunk.choices?.[0]
    const counted = chunk.usage ?? chunk.x_groq?.usage ?? choice?.usage
    if (typeof counted?.prompt_tokens === 'number') usage = toUsage(counted)
    if (choice === undefined) return ending === undefined ? 'more' : 'complete'
    const delta = choice.delta ?? choice.message
    if (delta) takeDelta(delta)
    if (choice.finish_reason) finish(choice.finish_reason)
    else if (whole) finish('stop')
    return ending === undefined ? 'more' : 'complete'
  }

  return {
    event(data) {
      if (data === '[DONE]') {
        if (ending !== undefined) return 'over'
        throw new EngineError('cut', 'The upstream ended its answer without saying why.')
      }
      const chunk = parseJson(data)
      return typeof chunk === 'object' && chunk !== null ? take(chunk, false) : 'more'
    },
    whole(json) {
      const value = parseJson(json) as ChunkWire
      if (!Array.isArray(value.choices)) throw failureOf(value, options.secrets)
      take(value, true)
      if (ending === undefined) finish('stop')
    },
    outcome: () => ({ reason: ending ?? 'done', usage }),
  }
}

function failureOf(json: unknown, secrets: readonly string[]): EngineError {
  const error = readError(json)
  if (error) return toEngineError(error, secrets)
  return new EngineError('invalid', 'The upstream answered with something that is not an answer.')
}

function endingOf(reason: string): ChatOutcome['reason'] {
  switch (reason) {
    case 'length':
    case 'max_tokens':
    case 'model_length':
    case 'model_context_window_exceeded':
      return 'length'
    case 'content_filter':
    case 'sensitive':
      return 'refused'
    case 'tool_calls':
    case 'function_call':
      return 'tools'
    case 'error':
    case 'network_error':
    case 'insufficient_system_resource':
    case 'abort':
      throw new EngineError('unavailable', `The upstream gave up its answer (${reason}).`)
    default:
      return 'done'
  }
}

const toUsage = (wire: UsageWire): Usage | null =>
  toldUsage({
    input: wire.prompt_tokens,
    output: wire.completion_tokens ?? 0,
    reasoning: wire.completion_tokens_details?.reasoning_tokens,
    cached:
      wire.prompt_tokens_details?.cached_tokens ??
      wire.prompt_cache_hit_tokens ??
      wire.cached_tokens,
  })

/** Of one answer: more than any model makes. */
const mostCalls = 1000

/** Puts calls together whose arguments come in pieces, several at once. */
function createCallCollector(): { take(wire: ToolCallWire): void; finish(): Call[] } {
  const calls: Call[] = []
  const byIndex = new Map<number, Call>()
  return {
    take({ index = 0, id, function: said }) {
      let call = byIndex.get(index)
      // Some servers give every call the index 0: another id with a name is another call.
      if (call === undefined || (id && said?.name && id !== call.callId)) {
        if (calls.length === mostCalls)
          throw new EngineError('invalid', 'The upstream called tools without an end.')
        call = { callId: id || `call_${randomUUID()}`, name: '', input: '' }
        byIndex.set(index, call)
        calls.push(call)
      }
      call.name ||= said?.name ?? ''
      const pieces = said?.arguments
      if (typeof pieces === 'string') call.input += pieces
      else if (pieces) call.input = JSON.stringify(pieces)
    },
    finish: () =>
      calls
        .splice(0)
        .filter(({ name }) => name !== '')
        .map((call) => ({ ...call, input: call.input.trim() === '' ? '{}' : call.input })),
  }
}
