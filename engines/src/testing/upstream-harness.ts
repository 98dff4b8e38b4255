// A stand-in upstream and an engine connected to it, fresh for every test of a suite.
import { afterEach, beforeEach } from 'vitest'
import type { EngineErrorKind } from '../errors.ts'
import type { ChatEngine, ChatTurn } from '../kinds/chat.ts'
import { type Asked, ask, type Question } from './ask.ts'
import { createTestIo, type TestIo } from './test-io.ts'
import type { UpstreamOptions, UpstreamServer } from './upstream-server.ts'

export type UpstreamChatSubject = {
  start(options: UpstreamOptions): Promise<UpstreamServer>
  open(settings: { baseUrl: string; apiKey: string }): ChatEngine
  model: string
  reasoningModel: string
  /** What the error is that the stand-in sends within an answer. */
  failsInStream: EngineErrorKind
  /** What the stand-in lists, without what cannot chat. */
  listed: string[]
}

export type UpstreamHarness = {
  server: UpstreamServer
  chat: ChatEngine
  io: TestIo
  /** Another upstream in place of the first. */
  serve(options?: UpstreamOptions): Promise<void>
  /** An engine that remembers nothing, with the right key unless another is given. */
  reopen(apiKey?: string): void
  asks(directive: string, more?: Question): Promise<Asked>
}

const key = 'sk-secret-key-of-this-test'

/** To be called within `describe`. What it returns is filled before each test. */
export function useUpstream(subject: UpstreamChatSubject): UpstreamHarness {
  const harness = {} as UpstreamHarness
  harness.reopen = (apiKey = key) => {
    harness.chat = subject.open({ baseUrl: harness.server.url, apiKey })
  }
  harness.serve = async (options = {}) => {
    await harness.server?.close()
    harness.server = await subject.start({ key, ...options })
    harness.reopen()
  }
  harness.asks = (directive, more = {}) =>
    ask(harness.chat, harness.io, {
      model: subject.model,
      prompt: `Hello [[upstream ${directive}]]`,
      ...more,
    })
  beforeEach(async () => {
    await harness.serve()
    harness.io = createTestIo()
  })
  afterEach(async () => {
    await harness.io.close()
    await harness.server.close()
  })
  return harness
}

/** What the numbered kind of text is, from one number to another. */
export const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `w${from + at} `).join('')

export const user = (text: string): ChatTurn => ({ role: 'user', parts: [{ type: 'text', text }] })

export const said = (text: string): ChatTurn => ({
  role: 'assistant',
  parts: [{ type: 'text', text }],
})
