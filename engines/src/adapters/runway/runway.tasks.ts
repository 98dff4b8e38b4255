// What all wishes at Runway have in common: a task that is made, asked about and given up by its id.
import type { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import { shownWords } from '../../upstream-words.ts'
import { readError, submitted, type Task, task, ticketShape } from './runway.wire.ts'

export type RunwaySettings = { baseUrl: string; apiKey: string }

type RunwayTicket = z.output<typeof ticketShape>

export type RunwayTasks = {
  upstream: Upstream
  /** Hands a wish over. The task's id. */
  begin(question: { path: string; json: unknown }, io: EngineIo): Promise<string>
  /** `doneAs` says what the addresses of a finished task come to; undefined for nothing. */
  check<Outcome>(
    ticket: Ticket,
    io: EngineIo,
    doneAs: (urls: readonly string[], ticket: RunwayTicket) => Outcome | undefined,
  ): Promise<Standing<Outcome>>
  cancel(ticket: Ticket, io: EngineIo): Promise<void>
}

/** Asked more often, it answers with a refusal. */
export const checkEveryMs = 5000

/** The address may end with `/v1` or before it. */
export function createTasks({ baseUrl, apiKey }: RunwaySettings): RunwayTasks {
  const upstream: Upstream = {
    baseUrl: trimBaseUrl(baseUrl).replace(/\/v1$/, ''),
    headers: {
      'x-runway-version': '2024-11-06',
      ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    secrets: [apiKey],
    readError,
  }

  return {
    upstream,

    async begin(wish, io) {
      const question = { ...wish, wish: true }
      const answer = submitted.safeParse(await askJson(upstream, question, io))
      if (!answer.success) throw notUnderstood(question)
      return answer.data.id
    },

    async check(given, io, doneAs) {
      const ticket = readTicket(given)
      try {
        const path = `/v1/tasks/${ticket.id}`
        const told = task.safeParse(await askJson(upstream, { path }, io))
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data, (urls) => doneAs(urls, ticket), upstream.secrets)
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return gone
        throw error
      }
    },

    async cancel(ticket, io) {
      const path = `/v1/tasks/${readTicket(ticket).id}`
      try {
        await askJson(upstream, { method: 'DELETE', path }, io)
      } catch (error) {
        // It is not known any more.
        if (!(error instanceof EngineError) || error.status !== 404) throw error
      }
    },
  }
}

const gone: Standing<never> = {
  state: 'failed',
  kind: 'broken',
  message: 'The upstream does not know the wish any more.',
}

function readTicket(ticket: Ticket): RunwayTicket {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

function readStanding<Outcome>(
  { status, progress, output, failure, failureCode = '' }: Task,
  doneAs: (urls: readonly string[]) => Outcome | undefined,
  secrets: readonly string[],
): Standing<Outcome> {
  switch (status.toUpperCase()) {
    case 'PENDING':
    case 'THROTTLED':
      return { state: 'waiting' }
    case 'SUCCEEDED': {
      const outcome = doneAs(output ?? [])
      if (outcome === undefined)
        return { state: 'failed', kind: 'nothing', message: 'The upstream made nothing.' }
      return { state: 'done', outcome }
    }
    case 'FAILED': {
      const told = shownWords(failure ?? failureCode, secrets)
      return { state: 'failed', kind: kindOf(failureCode), message: told || 'The upstream failed.' }
    }
    case 'CANCELLED':
    case 'CANCELED':
      return { state: 'failed', kind: 'aborted', message: 'The wish was given up at the upstream.' }
    default: {
      if (progress === undefined) return { state: 'running' }
      const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100)
      return { state: 'running', progress: percent }
    }
  }
}

/** https://docs.dev.runwayml.com/errors/task-failures; unverified: the names of inputs that cannot be used. */
function kindOf(code: string): 'refused' | 'invalid' | 'broken' {
  if (/\bSAFETY\b/i.test(code)) return 'refused'
  return /^ASSET\b/i.test(code) ? 'invalid' : 'broken'
}
