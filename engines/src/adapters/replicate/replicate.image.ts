import { imageTasks } from '@atelier/contract/work-terms'
import { z } from 'zod'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import { readGatewayOutput, seedOf } from '../../gateway-output.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { ImageEngine, ImageStanding, Ticket } from '../../kinds/image.ts'
import { type MappedInput, type MappedModel, toListedModel } from '../../mapped-model.ts'
import { withAdded } from '../../mapped-model-list.ts'
import { toolTextsOf } from '../../tool-labels.ts'
import { redact, toEngineError } from '../../upstream-failure.ts'
import { modelPage, type Prediction, prediction, progressOf, readError } from './replicate.wire.ts'
import { untaken, writeInput } from './replicate-input.ts'
import { replicateModels } from './replicate-models.ts'

const ticketShape = z.object({
  id: z.string().regex(/^[\w-]+$/),
  task: z.enum(imageTasks),
  seed: z.number().optional(),
})

/** Pictures by Replicate's predictions. The address may end with `/v1` or before it. */
export function createImages(settings: {
  baseUrl: string
  apiKey: string
  models: readonly MappedModel[]
}): ImageEngine {
  const models = withAdded(replicateModels, settings.models)
  const upstream: Upstream = {
    baseUrl: `${trimBaseUrl(settings.baseUrl).replace(/\/v1$/, '')}/v1`,
    headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
    secrets: [settings.apiKey],
    readError,
  }
  const predict = createPredict(upstream)

  return {
    async listModels(io) {
      await checkKey(upstream, '/account', io)
      return models.map(toListedModel)
    },

    textsOf: toolTextsOf(models),

    async submit(request, io) {
      const model = models.find(({ name }) => name === request.model)
      const input = model && (await writeInput(model, request, upstream, io))
      if (!model || !input)
        throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const { id } = await predict(model.tasks[request.task]?.at ?? model.name, input, io)
      return { ticket: { id, task: request.task, ...seedOf(input) } }
    },

    async check(ticket, io) {
      const { id, task, seed } = readTicket(ticket)
      try {
        const told = prediction.safeParse(
          await askJson(upstream, { path: `/predictions/${id}` }, io),
        )
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data, { task, seed, secrets: upstream.secrets })
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return gone
        throw error
      }
    },

    async cancel(ticket, io) {
      const path = `/predictions/${readTicket(ticket).id}/cancel`
      try {
        await askJson(upstream, { method: 'POST', path }, io)
      } catch (error) {
        // It was over already, or is not known any more.
        if (!(error instanceof EngineError) || error.kind !== 'invalid') throw error
      }
    },
  }
}

/**
 * Asks a model by its name. Models of the community run by a version only: where the name alone is not taken, the latest is looked up,
 * and kept for as long as the connection is open.
 */
function createPredict(upstream: Upstream) {
  const versions = new Map<string, string>()

  const post = async (path: string, json: unknown, io: EngineIo): Promise<Prediction> => {
    const question = { path, json, wish: true }
    const answer = prediction.safeParse(await askJson(upstream, question, io))
    if (!answer.success) throw notUnderstood(question)
    return answer.data
  }

  return async (name: string, input: MappedInput, io: EngineIo): Promise<Prediction> => {
    const [model = '', pinned] = name.split(':')
    const version = pinned ?? versions.get(model)
    if (version !== undefined) return post('/predictions', { version, input }, io)
    try {
      return await post(`/models/${model}/predictions`, { input }, io)
    } catch (error) {
      if (!(error instanceof EngineError) || error.status !== 404) throw error
    }
    const page = modelPage.safeParse(
      await untaken(askJson(upstream, { path: `/models/${model}` }, io)),
    )
    if (!page.success) throw new EngineError('invalid', `${model} has no version that runs.`)
    versions.set(model, page.data.latest_version.id)
    return post('/predictions', { version: page.data.latest_version.id, input }, io)
  }
}

function readTicket(ticket: Ticket): z.output<typeof ticketShape> {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

const gone: ImageStanding = {
  state: 'failed',
  kind: 'unavailable',
  message: 'The upstream does not know the wish any more.',
}

type Known = Pick<z.output<typeof ticketShape>, 'task' | 'seed'> & { secrets: readonly string[] }

const wordsOf = ({ error }: Prediction): string =>
  typeof error === 'string' ? error : error ? JSON.stringify(error) : ''

function readStanding(told: Prediction, { task, seed, secrets }: Known): ImageStanding {
  const failed = (message: string): ImageStanding => ({
    state: 'failed',
    kind: 'unavailable',
    message,
  })
  switch (told.status.toLowerCase()) {
    case 'starting':
    case 'queued':
      return { state: 'waiting' }
    case 'succeeded': {
      if (told.data_removed)
        return failed('The pictures have expired at the upstream, which keeps them for an hour.')
      const { refused: _, ...made } = readGatewayOutput(told.output, task)
      if (made.pictures.length + made.texts.length === 0)
        return failed('The upstream made no picture.')
      return { state: 'done', outcome: { ...made, ...(seed === undefined ? {} : { seed }) } }
    }
    case 'failed': {
      const { kind, message } = toEngineError({ message: wordsOf(told), names: '' }, secrets)
      return { state: 'failed', kind: kind === 'refused' ? kind : 'unavailable', message }
    }
    case 'canceled':
    case 'cancelled':
    case 'aborted': {
      const message = redact(wordsOf(told), secrets) || 'The wish was given up at the upstream.'
      return { state: 'failed', kind: 'aborted', message }
    }
    default:
      return { state: 'running', ...progressOf(told) }
  }
}
