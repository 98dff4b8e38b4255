// A chat engine that does what a test says: every piece of its answer comes when the test lets it.
import { defineEngine } from '@atelier/engines/engine'
import { EngineError } from '@atelier/engines/errors'
import type {
  ChatEmission,
  ChatEngine,
  ChatOutcome,
  ChatRequest,
  UpstreamModel,
} from '@atelier/engines/kinds/chat'
import { z } from 'zod'

/** One answer under the test's hand. */
export type ScriptedAnswer = {
  request: ChatRequest
  /** Gives a piece of the answer now. */
  emit(piece: ChatEmission): void
  finish(outcome?: Partial<ChatOutcome>): void
  fail(error: Error): void
  /** Resolves when the server ends the request. */
  aborted: Promise<void>
}

export type ScriptedEngine = {
  engine: ReturnType<typeof defineEngine>
  /** The next request that the engine gets; waits for it. */
  next(): Promise<ScriptedAnswer>
  /** Answers all further requests at once, with these words. */
  answerAlways(text: string): void
  readonly requests: ChatRequest[]
}

export const scriptedModels: UpstreamModel[] = [
  {
    name: 'plain',
    label: 'Plain',
    abilities: { vision: false, tools: true, reasoning: false, contextTokens: 2000 },
  },
  {
    name: 'seeing',
    label: 'Seeing',
    abilities: { vision: true, tools: true, reasoning: true, contextTokens: 100_000 },
  },
]

/** What the engine names every conversation. */
export const scriptedTitle = 'A name from the model'

export function createScriptedEngine(): ScriptedEngine {
  const requests: ChatRequest[] = []
  const answers: ScriptedAnswer[] = []
  const waiting: ((answer: ScriptedAnswer) => void)[] = []
  let always: string | undefined

  const chat: ChatEngine = {
    async listModels() {
      return scriptedModels
    },
    async answer(request, emit, io) {
      // The server asks for names of conversations on its own account.
      if (request.system.startsWith('Name this conversation')) {
        emit({ type: 'text-delta', text: scriptedTitle })
        return { reason: 'done', usage: null }
      }
      requests.push(request)
      return new Promise<ChatOutcome>((resolve, reject) => {
        const finish = (outcome: Partial<ChatOutcome> = {}) =>
          resolve({ reason: 'done', usage: { inputTokens: 10, outputTokens: 5 }, ...outcome })
        if (always !== undefined) {
          emit({ type: 'text-delta', text: always })
          return finish()
        }
        const aborted = new Promise<void>((done) => {
          const end = () => {
            done()
            reject(new EngineError('aborted', 'ended by us'))
          }
          if (io.signal.aborted) end()
          else io.signal.addEventListener('abort', end)
        })
        const answer = { request, emit, finish, fail: reject, aborted }
        const receiver = waiting.shift()
        if (receiver) receiver(answer)
        else answers.push(answer)
      })
    },
  }

  return {
    requests,
    engine: defineEngine({
      id: 'scripted',
      label: 'Scripted',
      kinds: ['chat'],
      settings: z.object({}),
      create: () => ({ chat }),
    }),
    next() {
      const ready = answers.shift()
      return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve))
    },
    answerAlways(text) {
      always = text
    },
  }
}
