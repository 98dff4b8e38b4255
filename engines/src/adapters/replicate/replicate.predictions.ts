// Replicate's predictions, whatever is asked for.
import type { z } from 'zod'
import { beforehand } from '../../beforehand.ts'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, askShape, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { WorkStatus } from '../../kinds/work.ts'
import { givenUp, gone, type TaskEngine, taskEngine, waiting } from '../../task-engine.ts'
import { failedStatus } from '../../upstream-failure.ts'
import { shownWords } from '../../upstream-words.ts'
import { modelPage, type Prediction, prediction, progressOf, readError } from './replicate.wire.ts'

export type ReplicateSettings = { baseUrl: string; apiKey: string }

export type Predictions = {
  upstream: Upstream
  /** Throws EngineError when the key is wrong. */
  checkKey(io: EngineIo): Promise<void>
  /** Hands a request over and gives its id. Throws as `WorkEngine.submit`. */
  begin(model: string, input: Record<string, unknown>, io: EngineIo): Promise<string>
  /** `ticket` is the shape of a kind's tickets; `read` makes an outcome of what was made. */
  engine<Request, Kept extends { id: string }, Outcome>(rules: {
    ticket: z.ZodType<Kept>
    submit(request: Request, io: EngineIo): Promise<Kept>
    read(output: unknown, ticket: Kept): WorkStatus<Outcome>
  }): TaskEngine<Request, Outcome>
}

/** The address may end with `/v1` or before it. */
export function createPredictions({ baseUrl, apiKey }: ReplicateSettings): Predictions {
  const upstream: Upstream = {
    baseUrl: `${trimBaseUrl(baseUrl).replace(/\/v1$/, '')}/v1`,
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    secrets: [apiKey],
    readError,
  }

  const cancelled = (reply: Prediction) =>
    givenUp(shownWords(wordsOf(reply), upstream.secrets) || undefined)

  return {
    upstream,
    checkKey: (io) => checkKey(upstream, '/account', io),
    begin: createBegin(upstream),

    engine: ({ ticket: shape, submit, read }) =>
      taskEngine({
        ticket: shape,
        submit,
        check: ({ id }, io) => askShape(upstream, { path: `/predictions/${id}` }, prediction, io),
        stateOf: ({ status }) => status,
        states: {
          starting: waiting,
          queued: waiting,
          succeeded({ data_removed: isRemoved, output }, ticket) {
            if (!isRemoved) return read(output, ticket)
            return gone('What was made has expired at the upstream, which keeps it for an hour.')
          },
          failed: (reply) => failedStatus(wordsOf(reply), upstream.secrets),
          canceled: cancelled,
          cancelled,
          aborted: cancelled,
        },
        otherwise: (reply) => ({ state: 'running', ...progressOf(reply) }),
        cancel: ({ id }, io) =>
          askJson(upstream, { method: 'POST', path: `/predictions/${id}/cancel` }, io),
        overBy: [422],
      }),
  }
}

/**
 * Asks a model by its name. Models of the community run by a version only: where the name alone is not taken, the latest is looked up,
 * and kept for as long as the connection is open.
 */
function createBegin(upstream: Upstream): Predictions['begin'] {
  const versions = new Map<string, string>()

  const post = async (path: string, json: unknown, io: EngineIo): Promise<string> =>
    (await askShape(upstream, { path, json, submits: true }, prediction, io)).id

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
      await beforehand(askJson(upstream, { path: `/models/${model}` }, io)),
    )
    if (!page.success) throw new EngineError('invalid', `${model} has no version that runs.`)
    versions.set(model, page.data.latest_version.id)
    return post('/predictions', { version: page.data.latest_version.id, input }, io)
  }
}

const wordsOf = ({ error }: Prediction): string =>
  typeof error === 'string' ? error : error ? JSON.stringify(error) : ''
