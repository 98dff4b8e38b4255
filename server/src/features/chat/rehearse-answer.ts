// An answer that nobody asked for, by the code that writes answers, into nothing: what has run some dozen times is compiled by the time that
// somebody asks. Nothing of it is stored, sent, told or counted.
import type { ServerResponse } from 'node:http'
import { Readable, Writable } from 'node:stream'
import { chat } from '@atelier/contract/features/chat'
import { plainText } from '@atelier/contract/fold-events'
import type { EngineIo } from '@atelier/engines/io'
import type { ChatEngine } from '@atelier/engines/kinds/chat'
import { pino } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { RequestContext, Site } from '../../platform/http/request-context.ts'
import type { UsableModel } from '../models/models.usecases.ts'
import { beginAnswer, type ChatDependencies } from './chat.usecases.ts'
import { followLiveRun } from './follow-run.ts'
import type { RunJournal } from './run-journal.ts'
import { createRunRegistry } from './run-registry.ts'

const model = { abilities: { vision: false, tools: false, reasoning: false, contextTokens: 8192 } }

const free = { perCall: 0, inputPer1k: 0, cachedPer1k: 0, outputPer1k: 0 }

const piece = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** As an upstream sends an answer, in a few reads. */
const reply = [
  piece({ role: 'assistant', content: 'The' }),
  ...Array.from({ length: 12 }, (_, at) => piece({ content: ` word${at} and` })),
  piece({ content: ' so on.' }) + piece({}, 'stop'),
  'data: [DONE]\n\n',
].map((text) => Buffer.from(text))

/** Answers every statement with a row that has whatever an answer reads of one. */
function emptyDatabase(): Database {
  let last = 0
  const query = async () => {
    last++
    return { rows: [{ id: last, groupId: last, promptId: last, entryId: last }] }
  }
  return { _: { session: { client: { query } } } } as unknown as Database
}

const nothing = () => undefined

const noJournal: RunJournal = {
  open: () => ({ append: nothing, discard: nothing, close: nothing }),
  list: () => [],
  async *read() {},
  discard: nothing,
}

/** Takes what a reader is sent, and drops it. */
class Nobody extends Writable {
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done()
  }
}

export type Rehearsal = {
  /** One answer from the question to its end, while the name of the conversation before it is made; resolves with what it says. */
  answer(): Promise<string>
  close(): Promise<void>
}

export function openRehearsal(
  { engine, site }: { engine: ChatEngine; site: Site },
  dependencies: ChatDependencies,
): Rehearsal {
  const db = emptyDatabase()
  const log = pino({ level: 'silent' })
  const { clock, serverId } = dependencies
  const runs = createRunRegistry({ db, clock, journal: noJournal, serverId, log })
  const answered: UsableModel = {
    ...{ ...model, id: 1, own: false, connectionId: 1, name: 'x', label: 'x', engineId: 'x' },
    ...{ rates: free, quota: { key: 'x' }, standIns: [], engine },
  }
  const context: RequestContext<'caller'> = {
    ...{ site, locale: 'en-US', requestId: '', host: '', ip: '', userAgent: '' },
    caller: {
      ...{ accountId: 0, siteId: site.id, kind: 'guest', staffRole: null, sessionId: null },
      ...{ hasSecondFactor: false, isLook: false, role: '', vipUntil: null },
    },
  }
  const io = (signal: AbortSignal): EngineIo => ({
    ...dependencies.engineIo(signal),
    request: async () => ({ status: 200, headers: {}, body: Readable.from(reply) }),
  })
  const standIns: ChatDependencies = {
    ...dependencies,
    ...{ db, log, runs },
    knowledge: { ...dependencies.knowledge, db },
    catalog: { ...dependencies.catalog, getModel: async () => answered },
    engineIo: io,
    observe: { answerEnded: nothing, answerTried: nothing },
    outcomes: { note: nothing, close: async () => undefined },
    listTools: async () => [],
  }
  return {
    async answer() {
      const input = chat.process.input.parse({ prompt: 'Say some words, and so on.' })
      const run = await beginAnswer(input, context, standIns)
      await followLiveRun(run, 0, new Nobody() as unknown as ServerResponse)
      return plainText(run.parts)
    },
    close: () => runs.close(),
  }
}
