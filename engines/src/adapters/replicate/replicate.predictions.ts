// Replicate's predictions, whatever is asked for.
import type { z } from 'zod'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import { failedStanding } from '../../upstream-failure.ts'
import { shownWords } from '../../upstream-words.ts'
import { modelPage, type Prediction, prediction, progressOf, readError } from './replicate.wire.ts'
import { untaken } from './replicate-files.ts'

export type ReplicateSettings = { baseUrl: string; apiKey: string }

export type Predictions = {
  upstream: Upstream
  /** Throws EngineError when the key is wrong. */
  checkKey(io: EngineIo): Promise<void>
  /** Hands a wish over and gives its id. Throws as `WorkEngine.submit`. */
  begin(model: string, input: Record<string, unknown>, io: EngineIo): Promise<string>
  /** Where a wish stands; `read` makes an outcome of what was made. Throws as `WorkEngine.check`. */
  follow<Outcome>(
    id: string,
    read: (output: unknown) => Standing<Outcome>,
    io: EngineIo,
  ): Promise<Standing<Outcome>>
  giveUp(id: string, io: EngineIo): Promise<void>
}

/** The ticket by its kind's shape. Throws EngineError `invalid` for any other. */
export function readTicket<Shape extends z.ZodType>(shape: Shape, ticket: Ticket): z.output<Shape> {
  const { data, success } = shape.safeParse(ticket)
  if (!success) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return data
}

/** The address may end with `/v1` or before it. */
export function createPredictions({ baseUrl, apiKey }: ReplicateSettings): Predictions {
  const upstream: Upstream = {
    baseUrl: `${trimBaseUrl(baseUrl).replace(/\/v1$/, '')}/v1`,
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    secrets: [apiKey],
    readError,
  }

  return {
    upstream,
    checkKey: (io) => checkKey(upstream, '/account', io),
    begin: createBegin(upstream),

    async follow(id, read, io) {
      try {
        const path = `/predictions/${id}`
        const told = prediction.safeParse(await askJson(upstream, { path }, io))
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data, read, upstream.secrets)
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return gone
        throw error
      }
    },

    async giveUp(id, io) {
      try {
        await askJson(upstream, { method: 'POST', path: `/predictions/${id}/cancel` }, io)
      } catch (error) {
        // It was over already, or is not known any more.
        if (!(error instanceof EngineError) || !isDeclined(error)) throw error
      }
    },
  }
}

/**
 * Asks a model by its name. Models of the community run by a version only: where the name alone is not taken, the latest is looked up,
 * and kept for as long as the connection is open.
 */
function createBegin(upstream: Upstream): Predictions['begin'] {
  const versions = new Map<string, string>()

  const post = async (path: string, json: unknown, io: EngineIo): Promise<string> => {
    const question = { path, json, wish: true }
    const answer = prediction.safeParse(await askJson(upstream, question, io))
    if (!answer.success) throw notUnderstood(question)
    return answer.data.id
  }

  return async (name, input, io) => {
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

const isDeclined = ({ status = 0 }: EngineError): boolean => status === 404 || status === 422

type End = Standing<never>

const gone: End = {
  state: 'failed',
  kind: 'broken',
  message: 'The upstream does not know the wish any more.',
}

const wordsOf = ({ error }: Prediction): string =>
  typeof error === 'string' ? error : error ? JSON.stringify(error) : ''

function readStanding<Outcome>(
  told: Prediction,
  read: (output: unknown) => Standing<Outcome>,
  secrets: readonly string[],
): Standing<Outcome> {
  switch (told.status.toLowerCase()) {
    case 'starting':
    case 'queued':
      return { state: 'waiting' }
    case 'succeeded': {
      if (!told.data_removed) return read(told.output)
      const message = 'What was made has expired at the upstream, which keeps it for an hour.'
      return { state: 'failed', kind: 'broken', message }
    }
    case 'failed':
      return failedStanding(wordsOf(told), secrets)
    case 'canceled':
    case 'cancelled':
    case 'aborted': {
      const message = shownWords(wordsOf(told), secrets) || 'The wish was given up at the upstream.'
      return { state: 'failed', kind: 'aborted', message }
    }
    default:
      return { state: 'running', ...progressOf(told) }
  }
}
