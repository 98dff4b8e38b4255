// A stand-in upstream and an engine connected to it, fresh for every test; the same for every kind of work that is followed by a ticket.
import { afterEach, beforeEach, expect } from 'vitest'
import type { MadeFile, Ticket, WorkEngine, WorkStatus } from '../kinds/work.ts'
import { readBytes } from '../read-reply.ts'
import { createTestIo, type TestIo } from './test-io.ts'
import type { Accident, Stage, WorkStandIn } from './work-stand-in.ts'

/** Of no shape that gives it away: only who knows it can keep it out of words. */
const rightKey = 'secret-key-of-this-test'
export const wrongKey = 'another-secret-key'

/**
 * What cannot happen at an upstream. `unknown models`: it takes any name for one; `another shape when asked`: of what it does not know
 * it tells by leaving it out, so JSON without a request is an answer.
 */
export type Lack =
  | Accident
  | Stage
  | 'how long to wait'
  | 'cancelling'
  | 'unknown models'
  | 'another shape when asked'

export type WorkSubject<Engine, Server extends WorkStandIn = WorkStandIn> = {
  start(options: { key: string }): Promise<Server>
  open(settings: { baseUrl: string; apiKey: string }): Engine
  /** The upstream answers a request with what was made rather than with a ticket. */
  answersAtOnce?: boolean
  lacks?: readonly Lack[]
}

export type WorkHarness<Request, Outcome, Listed, Server extends WorkStandIn = WorkStandIn> = {
  server: Server
  engine: WorkEngine<Request, Outcome, Listed>
  io: TestIo
  /** An engine that remembers nothing, with the right key unless another is given. */
  reopen(apiKey?: string): void
  /** Another patience, another signal. */
  patience(options: Parameters<typeof createTestIo>[0]): void
  /** So much time passes for the engine. */
  later(ms: number): void
  submit(more?: Partial<Request>): ReturnType<WorkEngine<Request, Outcome, Listed>['submit']>
  /** Hands a request over that is answered with a ticket. */
  ticketFor(more?: Partial<Request>): Promise<Ticket>
  check(ticket: Ticket): Promise<WorkStatus<Outcome>>
  /** What a request came to, which must be done. */
  doneOf(ticket: Ticket): Promise<{ outcome: Outcome; ticket: Ticket }>
  /** Submits and follows to the end, which it must reach. */
  finish(more?: Partial<Request>): Promise<{ outcome: Outcome; ticket: Ticket | undefined }>
  /** The bytes of a file that was made. */
  fetch(file: MadeFile): Promise<Uint8Array>
}

/**
 * To be called within `describe`; what it returns is filled before each test. `request` makes a whole request of what a test cares about.
 */
export function useWorkUpstream<Request, Outcome, Listed, Server extends WorkStandIn>(
  subject: WorkSubject<WorkEngine<Request, Outcome, Listed>, Server>,
  request: (more: Partial<Request>) => Request,
): WorkHarness<Request, Outcome, Listed, Server> {
  const harness = {} as WorkHarness<Request, Outcome, Listed, Server>
  const closing: TestIo[] = []
  harness.reopen = (apiKey = rightKey) => {
    harness.engine = subject.open({ baseUrl: harness.server.url, apiKey })
  }
  harness.patience = (options) => {
    closing.push(harness.io)
    harness.io = createTestIo(options)
  }
  harness.later = (ms) => {
    harness.io.now = () => new Date(Date.now() + ms)
  }
  harness.submit = (more = {}) =>
    harness.engine.submit(request(more), Object.assign({}, harness.io, { progress() {} }))
  harness.ticketFor = async (more = {}) => {
    const answer = await harness.submit(more)
    return answer.ticket ?? expect.fail('there is no ticket')
  }
  harness.check = (ticket) => harness.engine.check(ticket, harness.io)
  harness.doneOf = async (ticket) => {
    const status = await harness.check(ticket)
    if (status.state !== 'done') return expect.fail(`it is ${JSON.stringify(status)}`)
    return { outcome: status.outcome, ticket: status.ticket ?? ticket }
  }
  harness.finish = async (more = {}) => {
    harness.server.move('done')
    const answer = await harness.submit(more)
    if ('outcome' in answer) return { outcome: answer.outcome, ticket: answer.ticket }
    return harness.doneOf(answer.ticket)
  }
  harness.fetch = async (file) => {
    if ('data' in file) return file.data
    const { url, headers = {} } = file
    const reply = await harness.io.request({ method: 'GET', url, headers })
    expect(reply.status).toBe(200)
    return readBytes(reply, harness.io.signal)
  }

  beforeEach(async () => {
    harness.io = createTestIo()
    harness.server = await subject.start({ key: rightKey })
    harness.reopen()
  })
  afterEach(async () => {
    for (const io of [harness.io, ...closing.splice(0)]) await io.close()
    await harness.server.close()
  })
  return harness
}

let requests = 0

/** What requests of every kind have that no test cares about; each has a key of its own. */
export const bareRequest = () => ({
  key: `work-${++requests}-of-the-suite`,
  negativePrompt: '',
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US' as const,
})
