// Reads one body of a reply in every way that a network may deliver it.
import { expect } from 'vitest'
import { createChat as createAnthropicChat } from '../adapters/anthropic/anthropic.chat.ts'
import { createChat as createGeminiChat } from '../adapters/gemini/gemini.chat.ts'
import { createChat as createOpenAiChat } from '../adapters/openai-compatible/openai-compatible.chat.ts'
import type { ChatEngine } from '../kinds/chat.ts'
import { ask } from './ask.ts'
import { createReplyingIo } from './replying-io.ts'

const settings = { baseUrl: 'https://upstream.example/v1', apiKey: 'k' }
const dialects = {
  openai: () => createOpenAiChat(settings),
  gemini: () => createGeminiChat(settings),
  anthropic: () => createAnthropicChat(settings),
}
export type Dialect = keyof typeof dialects

/** What an answer comes to, whatever pieces it came in. Absent: nothing of it. */
export type Right = {
  text?: string
  reasoning?: string
  calls?: [name: string, input: string][]
  pictures?: string[]
  reason?: string
  /** The upstream's own words of a failure, and the status that they stand for. */
  failure?: { message: string; status?: number }
  /** The kind of a failure that is not the upstream's own. */
  kind?: string
}

async function readIn(pieces: Buffer[], dialect: Dialect): Promise<Right> {
  const io = createReplyingIo({ body: pieces })
  const chat: ChatEngine = dialects[dialect]()
  const { text, reasoning, calls, emitted, outcome, failure } = await ask(chat, io, {})
  const pictures = emitted.flatMap((piece) => (piece.type === 'image' ? [piece.url] : []))
  const status = failure?.status
  return {
    ...(text === '' ? {} : { text }),
    ...(reasoning === '' ? {} : { reasoning }),
    ...(calls.length === 0
      ? {}
      : { calls: calls.map(({ name, input }) => [name, input] as [string, string]) }),
    ...(pictures.length === 0 ? {} : { pictures }),
    ...(outcome === undefined ? {} : { reason: outcome.reason }),
    ...(failure === undefined
      ? {}
      : failure.kind === 'cut' || failure.kind === 'nonsense'
        ? { kind: failure.kind }
        : { failure: { message: failure.message, ...(status === undefined ? {} : { status }) } }),
  }
}

/** What a body is read as: the same whether it comes whole, cut in two at any byte, or byte by byte. */
export async function readHowever(body: Buffer, dialect: Dialect): Promise<Right> {
  const whole = await readIn([body], dialect)
  const bytes = Array.from(body, (_, at) => body.subarray(at, at + 1))
  expect(await readIn(bytes, dialect)).toEqual(whole)
  for (let at = 1; at < body.length; at++)
    expect(await readIn([body.subarray(0, at), body.subarray(at)], dialect)).toEqual(whole)
  return whole
}
