// Reads an answer of the messages API, streamed or whole. This runs for every token.
import { randomUUID } from 'node:crypto'
import { readAnswerEvent } from '../../answer-event.ts'
import type { AnswerWriter } from '../../answer-writer.ts'
import { documentFailure, isErrorShape, streamFailure } from '../../error-shapes.ts'
import { gaveUp, readEndWord } from '../../finish-reasons.ts'
import type { ChatOutcome } from '../../kinds/chat.ts'
import { type AnswerHandlers, parseJson, type StreamProgress } from '../../read-reply.ts'
import { createUsageReader, type UsageReader } from './anthropic.usage.ts'
import type { BlockWire, EventWire, MessageWire, ThoughtBlock } from './anthropic.wire.ts'

export type AnswerReader = AnswerHandlers & {
  /** How the answer ended, once it was read. */
  outcome(): ChatOutcome
  /** What the upstream counts, also of an answer that broke off. */
  usage: Pick<UsageReader, 'counted'>
}

/** `onThought` gets the sealed thinking that led to calls, under the first call's id. */
export function createAnswerReader(
  writer: AnswerWriter,
  options: {
    secrets: readonly string[]
    onThought(callId: string, thought: ThoughtBlock[]): void
  },
): AnswerReader {
  const usage = createUsageReader()
  let thought: ThoughtBlock[] = []
  let open: { block: BlockWire; json: string } | undefined
  let called = false
  let stopReason: string | undefined

  const begin = (block: BlockWire) => {
    open = { block: { ...block }, json: '' }
    if (block.text) writer.text(block.text)
    if (block.thinking) writer.reasoning(block.thinking)
  }

  const takeDelta = (delta: NonNullable<EventWire['delta']>) => {
    switch (delta.type) {
      case 'text_delta':
        writer.text(delta.text ?? '')
        break
      case 'thinking_delta':
        if (open) open.block.thinking = (open.block.thinking ?? '') + (delta.thinking ?? '')
        writer.reasoning(delta.thinking ?? '')
        break
      case 'signature_delta':
        if (open) open.block.signature = (open.block.signature ?? '') + (delta.signature ?? '')
        break
      case 'input_json_delta':
        if (open) open.json += delta.partial_json ?? ''
    }
  }

  const close = () => {
    if (open === undefined) return
    const { block, json } = open
    open = undefined
    if (block.type === 'thinking')
      thought.push({
        type: 'thinking',
        thinking: block.thinking ?? '',
        signature: block.signature ?? '',
      })
    else if (block.type === 'redacted_thinking')
      thought.push({ type: 'redacted_thinking', data: block.data ?? '' })
    else if (block.type === 'tool_use') call(block, json)
  }

  const call = ({ id, name, input: given }: BlockWire, json: string) => {
    const input = json.trim() === '' ? JSON.stringify(given ?? {}) : json
    // A limit may fall in the middle of a call.
    if (!name || !isJson(input)) return
    const callId = id || `call_${randomUUID()}`
    if (!called && thought.length > 0) options.onThought(callId, thought)
    called = true
    thought = []
    writer.toolCall({ callId, name, input })
  }

  const take = (event: EventWire): StreamProgress => {
    switch (event.type) {
      case 'content_block_delta':
        if (event.delta) takeDelta(event.delta)
        break
      case 'content_block_start':
        if (event.content_block) begin(event.content_block)
        break
      case 'content_block_stop':
        close()
        break
      case 'message_start':
        usage.begin(event.message?.usage)
        break
      case 'message_delta':
        usage.take(event.usage)
        stopReason = event.delta?.stop_reason ?? stopReason
        break
      case 'message_stop':
        return 'over'
      case 'ping':
        return 'idle'
      default:
        if (isErrorShape(event)) throw streamFailure(event, options.secrets)
        return event.type === undefined ? 'foreign' : 'idle'
    }
    if (readEndWord(stopReason) === undefined) return 'more'
    return writer.hasWritten() ? 'complete' : 'early'
  }

  return {
    event: (data, name) => readAnswerEvent({ data, name }, options.secrets, take),
    whole(json) {
      const message = parseJson(json) as MessageWire
      if (!Array.isArray(message.content)) throw documentFailure(message, options.secrets)
      usage.take(message.usage)
      stopReason = message.stop_reason ?? 'end_turn'
      for (const block of message.content) {
        begin(block)
        close()
      }
      return 'over'
    },
    outcome: () => ({ reason: endingOf(stopReason, called), usage: usage.counted() }),
    usage,
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function endingOf(reason: string | undefined, called: boolean): ChatOutcome['reason'] {
  switch (readEndWord(reason)) {
    case 'length':
      return 'length'
    case 'refused':
      return 'refused'
    case 'broken':
      throw gaveUp(String(reason))
    default:
      return called ? 'tools' : 'done'
  }
}
