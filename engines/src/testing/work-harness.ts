// A stand-in upstream and an engine connected to it, fresh for every test; the same for every kind of work that is followed by a ticket.
import { afterEach, beforeEach, expect } from 'vitest'
import type { MadeFile, Standing, Ticket, WorkEngine } from '../kinds/work.ts'
import { readBytes } from '../read-reply.ts'
import { createTestIo, type TestIo } from './test-io.ts'
import type { Accident, Stage, WorkStandIn } from './work-stand-in.ts'

/** Of no shape that gives it away: only who knows it can keep it out of words. */
const rightKey = 'secret-key-of-this-test'
export const wrongKey = 'another-secret-key'

/**
 * What cannot happen at an upstream. `unknown models`: it takes any name for one; `another shape when asked`: of what it does not know
 * it tells by leaving it out, so JSON without a wish is an answer.
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
  /** The upstream answers a wish with what was made rather than with a ticket. */
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
  /** Hands a wish over that is answered with a ticket. */
  ticketFor(more?: Partial<Request>): Promise<Ticket>
  check(ticket: Ticket): Promise<Standing<Outcome>>
  /** What a wish came to, which must be done. */
  doneOf(ticket: Ticket): Promise<{ outcome: Outcome; ticket: Ticket }>
  /** Submits and follows to the end, which it must reach. */
  finish(more?: Partial<Request>): Promise<{ outcome: Outcome; ticket: Ticket | undefined }>
  /** The bytes of a file that was made. */
  fetch(file: MadeFile): Promise<Uint8Array>
}

/** To be called within `describe`; what it returns is filled before each test. `wish` makes a whole wish of what a test cares about. */
export function useWorkUpstream<Request, Outcome, Listed, Server extends WorkStandIn>(
  subject: WorkSubject<WorkEngine<Request, Outcome, Listed>, Server>,
  wish: (more: Partial<Request>) => Request,
): WorkHarness<Request, Outcome, Listed, Server> {
  const bench = {} as WorkHarness<Request, Outcome, Listed, Server>
  const closing: TestIo[] = []
  bench.reopen = (apiKey = rightKey) => {
    bench.engine = subject.open({ baseUrl: bench.server.url, apiKey })
  }
  bench.patience = (options) => {
    closing.push(bench.io)
    bench.io = createTestIo(options)
  }
  bench.later = (ms) => {
    bench.io.now = () => new Date(Date.now() + ms)
  }
  bench.submit = (more = {}) =>
    bench.engine.submit(wish(more), Object.assign({}, bench.io, { progress() {} }))
  bench.ticketFor = async (more = {}) => {
    const answer = await bench.submit(more)
    return answer.ticket ?? expect.fail('there is no ticket')
  }
  bench.check = (ticket) => bench.engine.check(ticket, bench.io)
  bench.doneOf = async (ticket) => {
    const standing = await bench.check(ticket)
    if (standing.state !== 'done') return expect.fail(`it is ${JSON.stringify(standing)}`)
    return { outcome: standing.outcome, ticket: standing.ticket ?? ticket }
  }
  bench.finish = async (more = {}) => {
    bench.server.move('done')
    const answer = await bench.submit(more)
    if ('outcome' in answer) return { outcome: answer.outcome, ticket: answer.ticket }
    return bench.doneOf(answer.ticket)
  }
  bench.fetch = async (file) => {
    if ('data' in file) return file.data
    const { url, headers = {} } = file
    const reply = await bench.io.request({ method: 'GET', url, headers })
    expect(reply.status).toBe(200)
    return readBytes(reply, bench.io.signal)
  }

  beforeEach(async () => {
    bench.io = createTestIo()
    bench.server = await subject.start({ key: rightKey })
    bench.reopen()
  })
  afterEach(async () => {
    for (const io of [bench.io, ...closing.splice(0)]) await io.close()
    await bench.server.close()
  })
  return bench
}

let wishes = 0

/** What wishes of every kind have that no test cares about; each has a key of its own. */
export const bareRequest = () => ({
  key: `work-${++wishes}-of-the-suite`,
  negativePrompt: '',
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US' as const,
})
