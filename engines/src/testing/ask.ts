// Asks an engine and keeps what it emits, so that a test reads like a conversation.
import { foldEvents } from '@atelier/contract/fold-events'
import { EngineError } from '../errors.ts'
import type { EngineIo } from '../io.ts'
import type { ChatEmission, ChatEngine, ChatOutcome, ChatRequest } from '../kinds/chat.ts'

export type Asked = {
  emitted: ChatEmission[]
  text: string
  reasoning: string
  calls: Extract<ChatEmission, { type: 'tool-call' }>[]
  /** How it ended; undefined when it failed. */
  outcome: ChatOutcome | undefined
  failure: EngineError | undefined
}

export type Question = Partial<ChatRequest> & { prompt?: string }

export function requestOf({ prompt = 'Hello', ...more }: Question): ChatRequest {
  return {
    model: 'test-model',
    system: 'Be helpful.',
    turns: [{ role: 'user', parts: [{ type: 'text', text: prompt }] }],
    tools: [],
    locale: 'en-US',
    ...more,
  }
}

/** Never throws an EngineError: it is in `failure`. */
export async function ask(
  chat: ChatEngine,
  io: EngineIo,
  question: Question,
  onEmit: (piece: ChatEmission) => void = () => {},
): Promise<Asked> {
  const emitted: ChatEmission[] = []
  const emit = (piece: ChatEmission) => {
    emitted.push(piece)
    onEmit(piece)
  }
  let outcome: ChatOutcome | undefined
  let failure: EngineError | undefined
  try {
    outcome = await chat.answer(requestOf(question), emit, io)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    failure = error
  }
  const parts = foldEvents(emitted)
  const joined = (type: 'text' | 'reasoning') =>
    parts.map((part) => (part.type === type ? part.text : '')).join('')
  return {
    emitted,
    text: joined('text'),
    reasoning: joined('reasoning'),
    calls: emitted.filter((piece) => piece.type === 'tool-call'),
    outcome,
    failure,
  }
}
