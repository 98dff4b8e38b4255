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
  const bench = {} as UpstreamHarness
  bench.reopen = (apiKey = key) => {
    bench.chat = subject.open({ baseUrl: bench.server.url, apiKey })
  }
  bench.serve = async (options = {}) => {
    await bench.server?.close()
    bench.server = await subject.start({ key, ...options })
    bench.reopen()
  }
  bench.asks = (directive, more = {}) =>
    ask(bench.chat, bench.io, {
      model: subject.model,
      prompt: `Hello [[upstream ${directive}]]`,
      ...more,
    })
  beforeEach(async () => {
    await bench.serve()
    bench.io = createTestIo()
  })
  afterEach(async () => {
    await bench.io.close()
    await bench.server.close()
  })
  return bench
}

/** What the numbered kind of text is, from one number to another. */
export const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `w${from + at} `).join('')

export const user = (text: string): ChatTurn => ({ role: 'user', parts: [{ type: 'text', text }] })

export const said = (text: string): ChatTurn => ({
  role: 'assistant',
  parts: [{ type: 'text', text }],
})
