// fal's queue, whatever is asked for. Where a request stands is asked at the addresses that its taking was answered with.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, askShape, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { WorkStatus } from '../../kinds/work.ts'
import { givenUp, gone, type TaskEngine, taskEngine } from '../../task-engine.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import { readError, submitted, taskStatus } from './fal.wire.ts'

const domains = ['queue.fal.run']

/** What every ticket has; kinds add their own. */
export const linksShape = z.object({
  status: z.string(),
  response: z.string(),
  cancel: z.string(),
})
export type Links = z.output<typeof linksShape>

export type FalSettings = { baseUrl: string; apiKey: string }

export type Queue = {
  /** Hands a request over to an app. Throws as `WorkEngine.submit`. */
  hand(app: string, input: Record<string, unknown>, io: EngineIo): Promise<Links>
  /** `ticket` is the shape of a kind's tickets; `read` makes an outcome of the result. */
  engine<Request, Kept extends Links, Outcome>(rules: {
    ticket: z.ZodType<Kept>
    submit(request: Request, io: EngineIo): Promise<Kept>
    read(result: unknown, ticket: Kept): WorkStatus<Outcome>
  }): TaskEngine<Request, Outcome>
}

export function createQueue({ apiKey, baseUrl: address }: FalSettings): Queue {
  const baseUrl = trimBaseUrl(address)
  const upstream: Upstream = {
    baseUrl,
    headers: apiKey === '' ? {} : { authorization: `Key ${apiKey}` },
    secrets: [apiKey, ...apiKey.split(':').slice(1)],
    readError,
  }
  /** The key goes to no other address that a ticket holds. */
  const own = <Kept extends Links>(links: Kept): Kept => {
    for (const url of [links.status, links.response, links.cancel])
      if (!mayHaveKey(url, baseUrl, domains))
        throw new EngineError('invalid', 'The wish is known at another address than this one.')
    return links
  }

  return {
    async hand(app, input, io) {
      const question = { path: `/${app}`, json: input, submits: true }
      const answer = await askShape(upstream, question, submitted, io)
      const { request_id: id, status_url, response_url, cancel_url } = answer
      // Below the app, whichever of its paths was asked.
      const defaultUrl = `${baseUrl}/${app.split('/').slice(0, 2).join('/')}/requests/${id}`
      const pick = (sent: string | undefined, otherwise: string) =>
        sent !== undefined && mayHaveKey(sent, baseUrl, domains) ? sent : otherwise
      return {
        status: pick(status_url, `${defaultUrl}/status`),
        response: pick(response_url, defaultUrl),
        cancel: pick(cancel_url, `${defaultUrl}/cancel`),
      }
    },

    engine({ ticket: shape, submit, read }) {
      const over = async (_: unknown, ticket: z.output<typeof shape>, io: EngineIo) => {
        // A refusal of the result is how the request failed.
        try {
          return read(await askJson(upstream, { path: ticket.response }, io), ticket)
        } catch (error) {
          return toEnd(error)
        }
      }
      return taskEngine({
        ticket: shape,
        submit,
        check: (ticket, io) => askShape(upstream, { path: own(ticket).status }, taskStatus, io),
        stateOf: ({ status }) => (/^cancel/i.test(status) ? 'cancelled' : status),
        states: {
          in_queue: ({ queue_position: ahead }) => ({
            state: 'waiting',
            ...(ahead === undefined ? {} : { ahead }),
          }),
          cancelled: () => givenUp(),
          completed: over,
          failed: over,
          error: over,
        },
        goneBecause,
        cancel: (ticket, io) => askJson(upstream, { method: 'PUT', path: own(ticket).cancel }, io),
        // It was over already.
        overBy: [400],
      })
    },
  }
}

const goneBecause = 'The upstream does not keep the wish or what came of it any longer.'

function toEnd(error: unknown): WorkStatus<never> {
  if (!(error instanceof EngineError) || error.status === undefined) throw error
  const { kind, message, status } = error
  if (kind === 'refused' || kind === 'quota' || kind === 'too_long')
    return { state: 'failed', kind, message }
  if (status === 404 || status === 410) return gone(goneBecause)
  if (/\bcancel/i.test(message)) return givenUp()
  if (kind === 'invalid' || kind === 'unknown_model') return { state: 'failed', kind, message }
  if (status === 500) return { state: 'failed', kind: 'broken', message }
  if (status === 504) return { state: 'failed', kind: 'timeout', message }
  throw error
}
