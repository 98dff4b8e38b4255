// What all stand-ins for upstreams that make things share: requests that move on when a test says so, and accidents in between.
import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import {
  cutOff,
  type RecordedRequest,
  sendJson,
  startUpstream,
  type UpstreamOptions,
  type UpstreamServer,
} from './upstream-server.ts'

/**
 * Where all requests of a stand-in stand. `refused`: moderated while it was made; `strange`: a word for the status that nobody knows;
 * `bare`: done by its word, but what was made is not there; `gone`: the upstream does not know it any more.
 */
export type Stage =
  | 'waiting'
  | 'running'
  | 'done'
  | 'failed'
  | 'refused'
  | 'cancelled'
  | 'strange'
  | 'bare'
  | 'gone'

/**
 * What the next request of a kind meets. The first three, and `broken` and `html`, before the upstream took it; the others after: `cut`
 * the connection breaks, `half` the JSON is cut short, `shape` it is JSON of another shape, `silent` nothing comes.
 */
export type Accident =
  | 'refused'
  | 'no-money'
  | 'rate'
  | 'broken'
  | 'html'
  | 'cut'
  | 'half'
  | 'shape'
  | 'silent'

export type WorkStandIn = UpstreamServer & {
  /** Moves every request on, those to come too. They begin as `waiting`. */
  move(stage: Stage): void
  /** Once, for the next request that hands a request over, or asks about one. */
  meet(kind: 'submit' | 'check', accident: Accident): void
  /** Where every request is sent on to; undefined for none. */
  redirectTo: string | undefined
  /** Requests that handed a request over, whether it was taken or not. */
  readonly submits: RecordedRequest[]
  /** Requests that the upstream took. */
  readonly taken: number
  /** Requests that it was asked to give up. */
  readonly cancelled: number
}

type JsonReply = { status: number; body: unknown; headers?: Record<string, string> }

/** What a stand-in's own part may use. */
export type StandInWorld = {
  readonly stage: Stage
  /** Resolves as soon as the stage is one of those; for upstreams that answer when all is over. */
  reached(...stages: Stage[]): Promise<Stage>
  /** Counts a request as taken. */
  take(): void
  /** Counts a request as given up and moves all to `cancelled`. */
  giveUp(): void
  /** Sends JSON, with a field that nobody knows in every object, unless an accident is due. */
  reply(request: RecordedRequest, response: ServerResponse, status: number, body: unknown): void
}

export type StandInDialect = {
  /** Below the origin, of the engine's base address. */
  path: string
  /** What a request does; undefined for all others. */
  kindOf(request: RecordedRequest): 'submit' | 'check' | undefined
  /** Whether it may; absent: everybody may. */
  allows?(request: RecordedRequest): boolean
  wrongKey?(request: RecordedRequest): JsonReply
  /** What befalls a request that is handed over, in the dialect's own words where there are any. */
  words?: { [Name in Accident]?: JsonReply }
  upgrade?: NonNullable<UpstreamOptions['upgrade']>
  handle(
    request: RecordedRequest,
    response: ServerResponse,
    world: StandInWorld,
  ): void | Promise<void>
}

const commonWords: { [Name in Accident]?: JsonReply } = {
  rate: { status: 429, body: { error: 'Too many requests' }, headers: { 'retry-after': '7' } },
  broken: { status: 500, body: { error: 'Internal server error' } },
}

export async function startWorkStandIn(
  dialect: StandInDialect,
  options: { port?: number } = {},
): Promise<WorkStandIn> {
  let stage: Stage = 'waiting'
  let taken = 0
  let cancelled = 0
  const submits: RecordedRequest[] = []
  const due = new Map<string, Accident>()
  const late = new WeakMap<RecordedRequest, Accident>()
  const waiters = new Set<() => void>()

  const world: StandInWorld = {
    get stage() {
      return stage
    },
    reached: (...stages) =>
      new Promise((resolve) => {
        const look = () => {
          if (!stages.includes(stage)) return
          waiters.delete(look)
          resolve(stage)
        }
        waiters.add(look)
        look()
      }),
    take: () => taken++,
    giveUp() {
      cancelled++
      move('cancelled')
    },
    reply(request, response, status, body) {
      const accident = late.get(request)
      if (accident === undefined) return sendJson(response, status, withUnknownFields(body))
      sendAccident(response, accident, JSON.stringify(body ?? {}))
    },
  }
  const move = (next: Stage) => {
    stage = next
    for (const look of [...waiters]) look()
  }

  const { path, upgrade } = dialect
  const own = { path, ...(upgrade ? { upgrade } : {}) }
  const server = await startUpstream({ ...options, ...own }, (request, response) => {
    if (standIn.redirectTo !== undefined)
      return void response.writeHead(307, { location: standIn.redirectTo }).end()
    const kind = dialect.kindOf(request)
    if (kind === 'submit') submits.push(request)
    if (dialect.allows?.(request) === false) {
      const { status, body } = dialect.wrongKey?.(request) ?? { status: 401, body: {} }
      return sendJson(response, status, body)
    }
    const accident = kind === undefined ? undefined : due.get(kind)
    if (kind !== undefined && accident !== undefined) {
      due.delete(kind)
      const reply = (kind === 'submit' && dialect.words?.[accident]) || commonWords[accident]
      if (reply) return sendJson(response, reply.status, reply.body, reply.headers)
      if (accident === 'html') return sendHtml(response)
      late.set(request, accident)
    }
    return dialect.handle(request, response, world)
  })
  const standIn: WorkStandIn = {
    ...server,
    submits,
    redirectTo: undefined,
    move,
    meet: (kind, accident) => void due.set(kind, accident),
    get aborted() {
      return server.aborted
    },
    get taken() {
      return taken
    },
    get cancelled() {
      return cancelled
    },
  }
  return standIn
}

const sendHtml = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><title>Welcome</title>')

function sendAccident(response: ServerResponse, accident: Accident, text: string): void {
  if (accident === 'silent') return
  if (accident === 'cut') {
    cutOff(response)
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    accident === 'half' ? `${text.slice(0, Math.ceil(text.length / 2))}"` : '{"hello":"world"}',
  )
}

/** Upstreams grow fields; nobody may stumble over them. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields)
  if (typeof value !== 'object' || value === null) return value
  return { ...value, somethingNew: { since: 2031, list: [null] } }
}

/** A number of 18 digits from a text, as upstreams make ids: beyond what a double holds. */
export const longId = (seed: string): string =>
  (BigInt(`0x${createHash('sha256').update(seed).digest('hex').slice(0, 14)}`) + 10n ** 17n)
    .toString()
    .slice(0, 18)
