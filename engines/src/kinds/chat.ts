// What a chat engine takes and gives. An engine streams by calling `emit` at once for every piece it reads; it never waits for a reader.

import type {
  FinishReason,
  MessagePart,
  UnnumberedChatEvent,
} from '@atelier/contract/message-parts'
import type { Locale } from '@atelier/contract/primitives'
import type { CountedUsage } from '../counted-usage.ts'
import type { EngineIo } from '../io.ts'

export type ChatImage = { type: 'image'; mime: string; data: Uint8Array }
export type ChatToolCall = { type: 'tool-call'; callId: string; name: string; input: string }
export type ChatToolResult = {
  type: 'tool-result'
  callId: string
  name: string
  output: string
  failed?: boolean
  /** It failed because somebody would not have it; `output` says so to a model. */
  refused?: boolean
}

export type ChatTurn =
  | { role: 'user'; parts: ({ type: 'text'; text: string } | ChatImage)[] }
  /**
   * Tool results follow their calls within the turn; an adapter splits the turn as its dialect wants. A turn of the assistant that
   * comes last is the beginning of the answer, to be continued.
   */
  | {
      role: 'assistant'
      parts: ({ type: 'text'; text: string } | ChatToolCall | ChatToolResult)[]
    }

export type ChatTool = {
  name: string
  description: string
  /** JSON Schema of the input. */
  input: Record<string, unknown>
}

/** An answer is to be an outline; said for engines that write by themselves, others read it in `system`. */
export type OutlineRequest = {
  /** For more below one node: what leads to it, the node last. Empty for a whole map. */
  path: readonly string[]
  /** What stands below it already. */
  known: readonly string[]
}

/** Where in its document a passage stands. */
export type SourcePlace = NonNullable<Extract<MessagePart, { type: 'source' }>['place']>

/** What documents say about the question, for engines that write by themselves; others read it in the turns. */
export type ChatKnowledge = {
  /** Found for the question, the best first; else how the documents begin. */
  isFound: boolean
  /** Named by `[number]`. */
  passages: readonly { number: number; title: string; place: SourcePlace; text: string }[]
}

/** The house that an engine answers in, for engines that write by themselves. */
export type ChatHost = {
  /** Whether there is a language model to be chosen. */
  hasModels: boolean
  /** Where the reader may connect one: an address of our own. Absent for whoever may not. */
  connectAt?: string
}

export type ChatRequest = {
  /** The upstream's name of the model. */
  model: string
  system: string
  turns: ChatTurn[]
  tools: ChatTool[]
  temperature?: number
  topP?: number
  maxOutputTokens?: number
  reasoning?: 'off' | 'low' | 'medium' | 'high'
  outline?: OutlineRequest
  knowledge?: ChatKnowledge
  host?: ChatHost
  /** The reader's language, for engines that write by themselves. */
  locale: Locale
}

/** What an engine may emit: content, never the start or the end of a run. */
export type ChatEmission = Exclude<
  UnnumberedChatEvent,
  {
    type: 'start' | 'finish' | 'error' | 'tool-result' | 'tool-consent' | 'work' | 'chart'
  }
>

export type ChatOutcome = {
  /** `tools`: the model waits for the results of the tool calls it emitted. */
  reason: Exclude<FinishReason, 'stopped'> | 'tools'
  /** Whole numbers that an answer can take; null when the upstream did not count, or sent something else. */
  usage: CountedUsage | null
}

export type UpstreamModel = {
  /** The upstream's name. */
  name: string
  /** A name for people, when the upstream has one. */
  label?: string
  abilities?: { vision?: boolean; tools?: boolean; reasoning?: boolean; contextTokens?: number }
}

export interface ChatEngine {
  /** Models that can chat, as the upstream lists them. Throws EngineError. */
  listModels(io: EngineIo): Promise<UpstreamModel[]>
  /**
   * Streams one answer. Resolves when the upstream said that it ended; throws EngineError for everything else: a stream that ends
   * without its closing word is `cut`, an abort by `io.signal` is `aborted`. What was emitted before stands, and the error says what the
   * upstream had counted by then.
   */
  answer(
    request: ChatRequest,
    emit: (piece: ChatEmission) => void,
    io: EngineIo,
  ): Promise<ChatOutcome>
}
