import { type ImageTask, imageTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import { readGatewayOutput, seedOf } from '../../gateway-output.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { ImageEngine, ImageStanding, Ticket } from '../../kinds/image.ts'
import { type MappedModel, toInput, toListedModel } from '../../mapped-model.ts'
import { withAdded } from '../../mapped-model-list.ts'
import { toDataUrl } from '../../picture-text.ts'
import { toolTextsOf } from '../../tool-labels.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import { readError, standing, submitted } from './fal.wire.ts'
import { falModels } from './fal-models.ts'

const domains = ['queue.fal.run']

const ticketShape = z.object({
  task: z.enum(imageTasks),
  status: z.string(),
  response: z.string(),
  cancel: z.string(),
})

/** Pictures by fal's queue. Where a wish stands is asked at the addresses that its taking was answered with. */
export function createImages(settings: {
  baseUrl: string
  apiKey: string
  models: readonly MappedModel[]
}): ImageEngine {
  const { apiKey } = settings
  const baseUrl = trimBaseUrl(settings.baseUrl)
  const models = withAdded(falModels, settings.models)
  const upstream: Upstream = {
    baseUrl,
    headers: apiKey === '' ? {} : { authorization: `Key ${apiKey}` },
    secrets: [apiKey, ...apiKey.split(':').slice(1)],
    readError,
  }
  const readTicket = (ticket: Ticket) => {
    const { data } = ticketShape.safeParse(ticket)
    if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
    for (const url of [data.status, data.response, data.cancel])
      if (!mayHaveKey(url, baseUrl, domains))
        throw new EngineError('invalid', 'The wish is known at another address than this one.')
    return data
  }

  return {
    async listModels() {
      return models.map(toListedModel)
    },

    textsOf: toolTextsOf(models),

    async submit(request, io) {
      const model = models.find(({ name }) => name === request.model)
      const input = model && toInput(model, request, toDataUrl)
      if (!model || !input)
        throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const app = model.tasks[request.task]?.at ?? model.name
      const question = { path: `/${app}`, json: input, wish: true }
      const answer = submitted.safeParse(await askJson(upstream, question, io))
      if (!answer.success) throw notUnderstood(question)
      const { request_id: id, status_url, response_url, cancel_url } = answer.data
      // Below the app, whichever of its paths was asked.
      const own = `${baseUrl}/${app.split('/').slice(0, 2).join('/')}/requests/${id}`
      const pick = (told: string | undefined, usual: string) =>
        told !== undefined && mayHaveKey(told, baseUrl, domains) ? told : usual
      const ticket: z.output<typeof ticketShape> = {
        task: request.task,
        status: pick(status_url, `${own}/status`),
        response: pick(response_url, own),
        cancel: pick(cancel_url, `${own}/cancel`),
      }
      return { ticket }
    },

    async check(ticket, io) {
      const { task, status, response } = readTicket(ticket)
      try {
        const told = standing.safeParse(await askJson(upstream, { path: status }, io))
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
      return readResult(upstream, response, task, io)
    },

    async cancel(ticket, io) {
      try {
        await askJson(upstream, { method: 'PUT', path: readTicket(ticket).cancel }, io)
      } catch (error) {
        // It was over already, or is not known any more.
        if (!(error instanceof EngineError) || !(error.status === 400 || error.status === 404))
          throw error
      }
    },
    checkEveryMs: 1000,
  }
}

const gone: ImageStanding = {
  state: 'failed',
  kind: 'unavailable',
  message: 'The upstream does not keep the wish or its pictures any longer.',
}
const cancelled: ImageStanding = {
  state: 'failed',
  kind: 'aborted',
  message: 'The wish was given up at the upstream.',
}

/** What a finished wish came to: a refusal of the result is how the wish failed. */
async function readResult(
  upstream: Upstream,
  url: string,
  task: ImageTask,
  io: EngineIo,
): Promise<ImageStanding> {
  try {
    const result = await askJson(upstream, { path: url }, io)
    const { refused, ...made } = readGatewayOutput(result, task)
    if (refused)
      return { state: 'failed', kind: 'refused', message: 'All pictures were withheld as unsafe.' }
    if (made.pictures.length + made.texts.length === 0)
      return { state: 'failed', kind: 'unavailable', message: 'The upstream made no picture.' }
    return { state: 'done', outcome: { ...made, ...seedOf(result) } }
  } catch (error) {
    return toEnd(error)
  }
}

function toEnd(error: unknown): ImageStanding {
  if (!(error instanceof EngineError) || error.status === undefined) throw error
  const { kind, message, status } = error
  if (kind === 'refused' || kind === 'quota') return { state: 'failed', kind, message }
  if (status === 404 || status === 410) return gone
  if (/\bcancel/i.test(message)) return cancelled
  if (kind === 'invalid') return { state: 'failed', kind, message }
  if (status === 500) return { state: 'failed', kind: 'unavailable', message }
  if (status === 504) return { state: 'failed', kind: 'timeout', message }
  throw error
}
