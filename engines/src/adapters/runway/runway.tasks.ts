// What all requests at Runway have in common: a task that is made, asked about and given up by its id.
import type { z } from 'zod'
import type { EngineIo } from '../../io.ts'
import { askJson, askShape, trimBaseUrl, type Upstream } from '../../json-request.ts'
import { givenUp, type TaskEngine, taskEngine, waiting } from '../../task-engine.ts'
import { shownWords } from '../../upstream-words.ts'
import { readError, submitted, task, ticketShape } from './runway.wire.ts'

export type RunwaySettings = { baseUrl: string; apiKey: string }

type RunwayTicket = z.output<typeof ticketShape>

export type RunwayTasks = {
  upstream: Upstream
  /** Hands a request over. */
  begin(question: { path: string; json: unknown }, io: EngineIo): Promise<RunwayTicket>
  /** `doneAs` says what the addresses of a finished task come to; undefined for nothing. */
  engine<Request, Outcome>(
    submit: (request: Request, io: EngineIo) => Promise<RunwayTicket>,
    doneAs: (urls: readonly string[], ticket: RunwayTicket) => Outcome | undefined,
  ): TaskEngine<Request, Outcome>
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
  const pathOf = ({ id }: RunwayTicket) => `/v1/tasks/${id}`

  return {
    upstream,
    begin: (request, io) => askShape(upstream, { ...request, submits: true }, submitted, io),

    engine: (submit, doneAs) =>
      taskEngine({
        ticket: ticketShape,
        submit,
        check: (ticket, io) => askShape(upstream, { path: pathOf(ticket) }, task, io),
        stateOf: ({ status }) => status,
        states: {
          pending: waiting,
          throttled: waiting,
          succeeded({ output = [] }, ticket) {
            const outcome = doneAs(output, ticket)
            if (outcome === undefined)
              return { state: 'failed', kind: 'nothing', message: 'The upstream made nothing.' }
            return { state: 'done', outcome }
          },
          failed({ failure, failureCode = '' }) {
            const words = shownWords(failure ?? failureCode, upstream.secrets)
            const message = words || 'The upstream failed.'
            return { state: 'failed', kind: kindOf(failureCode), message }
          },
          cancelled: () => givenUp(),
          canceled: () => givenUp(),
        },
        otherwise({ progress }) {
          if (progress === undefined) return { state: 'running' }
          const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100)
          return { state: 'running', progress: percent }
        },
        cancel: (ticket, io) => askJson(upstream, { method: 'DELETE', path: pathOf(ticket) }, io),
      }),
  }
}

/** https://docs.dev.runwayml.com/errors/task-failures; unverified: the names of inputs that cannot be used. */
function kindOf(code: string): 'refused' | 'invalid' | 'broken' {
  if (/\bSAFETY\b/i.test(code)) return 'refused'
  return /^ASSET\b/i.test(code) ? 'invalid' : 'broken'
}
