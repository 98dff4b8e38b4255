// fal's queue, whatever is asked for. Where a wish stands is asked at the addresses that its taking was answered with.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import { readError, standing, submitted } from './fal.wire.ts'

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
  /** Hands a wish over to an app. Throws as `WorkEngine.submit`. */
  hand(app: string, input: Record<string, unknown>, io: EngineIo): Promise<Links>
  /** The ticket by its kind's shape. Throws EngineError `invalid` for any other, and for one of another address. */
  read<Shape extends z.ZodType<Links>>(shape: Shape, ticket: Ticket): z.output<Shape>
  /** Where a wish stands; `read` makes an outcome of the result. Throws as `WorkEngine.check`. */
  follow<Outcome>(
    links: Links,
    read: (result: unknown) => Standing<Outcome>,
    io: EngineIo,
  ): Promise<Standing<Outcome>>
  giveUp(ticket: Ticket, io: EngineIo): Promise<void>
}

export function createQueue({ apiKey, baseUrl: address }: FalSettings): Queue {
  const baseUrl = trimBaseUrl(address)
  const upstream: Upstream = {
    baseUrl,
    headers: apiKey === '' ? {} : { authorization: `Key ${apiKey}` },
    secrets: [apiKey, ...apiKey.split(':').slice(1)],
    readError,
  }
  const read: Queue['read'] = (shape, ticket) => {
    const { data } = shape.safeParse(ticket)
    if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
    for (const url of [data.status, data.response, data.cancel])
      if (!mayHaveKey(url, baseUrl, domains))
        throw new EngineError('invalid', 'The wish is known at another address than this one.')
    return data
  }

  return {
    read,

    async hand(app, input, io) {
      const question = { path: `/${app}`, json: input, wish: true }
      const answer = submitted.safeParse(await askJson(upstream, question, io))
      if (!answer.success) throw notUnderstood(question)
      const { request_id: id, status_url, response_url, cancel_url } = answer.data
      // Below the app, whichever of its paths was asked.
      const own = `${baseUrl}/${app.split('/').slice(0, 2).join('/')}/requests/${id}`
      const pick = (told: string | undefined, usual: string) =>
        told !== undefined && mayHaveKey(told, baseUrl, domains) ? told : usual
      return {
        status: pick(status_url, `${own}/status`),
        response: pick(response_url, own),
        cancel: pick(cancel_url, `${own}/cancel`),
      }
    },

    async follow(links, readResult, io) {
      try {
        const told = standing.safeParse(await askJson(upstream, { path: links.status }, io))
        if (!told.success) throw notUnderstood({})
        const word = told.data.status.toUpperCase()
        const { queue_position: ahead } = told.data
        if (word === 'IN_QUEUE')
          return { state: 'waiting', ...(ahead === undefined ? {} : { ahead }) }
        if (/^CANCEL/.test(word)) return cancelled
        if (!/^(COMPLETED|FAILED|ERROR)$/.test(word)) return { state: 'running' }
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return gone
        throw error
      }
      // A refusal of the result is how the wish failed.
      try {
        return readResult(await askJson(upstream, { path: links.response }, io))
      } catch (error) {
        return toEnd(error)
      }
    },

    async giveUp(ticket, io) {
      try {
        await askJson(upstream, { method: 'PUT', path: read(linksShape, ticket).cancel }, io)
      } catch (error) {
        // It was over already, or is not known any more.
        if (!(error instanceof EngineError) || !(error.status === 400 || error.status === 404))
          throw error
      }
    },
  }
}

type End = Standing<never>

const gone: End = {
  state: 'failed',
  kind: 'broken',
  message: 'The upstream does not keep the wish or what came of it any longer.',
}
const cancelled: End = {
  state: 'failed',
  kind: 'aborted',
  message: 'The wish was given up at the upstream.',
}

function toEnd(error: unknown): End {
  if (!(error instanceof EngineError) || error.status === undefined) throw error
  const { kind, message, status } = error
  if (kind === 'refused' || kind === 'quota' || kind === 'too_long')
    return { state: 'failed', kind, message }
  if (status === 404 || status === 410) return gone
  if (/\bcancel/i.test(message)) return cancelled
  if (kind === 'invalid' || kind === 'unknown_model') return { state: 'failed', kind, message }
  if (status === 500) return { state: 'failed', kind: 'broken', message }
  if (status === 504) return { state: 'failed', kind: 'timeout', message }
  throw error
}
