import { z } from 'zod'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import { picturesStatusOf } from '../../gateway-output.ts'
import { askShape, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { ImageEngine, ImageRequest, ImageStatus } from '../../kinds/image.ts'
import { toInput, toListedModel } from '../../mapped-model.ts'
import { toBase64 } from '../../picture-text.ts'
import { gone, taskEngine } from '../../task-engine.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import { failedStatus } from '../../upstream-failure.ts'
import { shownWords } from '../../upstream-words.ts'
import { readError, type StatusReply, statusReply, submitted, wordsOf } from './flux.wire.ts'
import { fluxModels } from './flux-models.ts'

const domains = ['bfl.ai']
/** Results are kept for ten minutes; nobody is told that a request is unknown before that. */
const keptMs = 10 * 60_000

const ticketShape = z.object({ id: z.string(), url: z.string(), since: z.string() })

/** Pictures by the API of Black Forest Labs. The address may end with `/v1` or before it. */
export function createImages(settings: { baseUrl: string; apiKey: string }): ImageEngine {
  const baseUrl = trimBaseUrl(settings.baseUrl).replace(/\/v1$/, '')
  const upstream: Upstream = {
    baseUrl,
    headers: settings.apiKey === '' ? {} : { 'x-key': settings.apiKey },
    secrets: [settings.apiKey],
    readError,
  }

  const shown = ({ details, error }: StatusReply) =>
    shownWords(wordsOf(details ?? error), upstream.secrets)
  const failed = (reply: StatusReply) =>
    failedStatus(shown(reply) || 'The upstream failed.', upstream.secrets)

  return {
    async listModels(io) {
      await checkKey(upstream, '/v1/credits', io)
      return fluxModels.map(toListedModel)
    },

    ...taskEngine({
      ticket: ticketShape,

      async submit(request: ImageRequest, io) {
        const model = fluxModels.find(({ name }) => name === request.model)
        const input = model && toInput(model, request, toBase64)
        if (!model || !input)
          throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
        const question = { path: `/v1/${model.name}`, json: input, submits: true }
        const { id, polling_url: reply } = await askShape(upstream, question, submitted, io)
        const url =
          reply !== undefined && mayHaveKey(reply, baseUrl, domains)
            ? reply
            : `${baseUrl}/v1/get_result`
        if (url !== reply)
          io.log('warn', 'the upstream gave an address to ask at that is not its own')
        return { id, url: withId(url, id), since: io.now().toISOString() }
      },

      async check({ url }, io) {
        if (!mayHaveKey(url, baseUrl, domains))
          throw new EngineError('invalid', 'The wish is known at another address than this one.')
        return askShape(upstream, { path: url }, statusReply, io).catch(unlessNotFound)
      },

      stateOf: wordOf,
      states: {
        moderated: (reply) => ({
          state: 'failed',
          kind: 'refused',
          message: shown(reply) || (reply.status ?? 'Moderated'),
        }),
        error: failed,
        failed,
        ready: ({ result }) =>
          picturesStatusOf(
            { pictures: result?.sample ? [{ url: result.sample }] : [], texts: [] },
            result?.seed === undefined ? {} : { seed: result.seed },
          ),
        // Right after a request was taken it may not be known everywhere yet.
        'task not found': (reply, { since }, io) =>
          io.now().getTime() - Date.parse(since) > keptMs
            ? gone(
                'The upstream does not know the wish any more: results are kept for ten minutes.',
              )
            : underWay(reply),
      },
      otherwise: underWay,
    }),
    checkEveryMs: 1000,
    deadlineMs: 20 * 60_000,
  }
}

/** A request that is not known is answered by a status as well as by a word. */
function unlessNotFound(error: unknown): StatusReply {
  if (error instanceof EngineError && error.status === 404) return { status: 'Task not found' }
  throw error
}

function withId(url: string, id: string): string {
  const address = new URL(url)
  if (!address.searchParams.has('id')) address.searchParams.set('id', id)
  return address.href
}

/** Both names of the status are in use; words about moderation are many. */
function wordOf({ status, state }: StatusReply): string {
  const word = status ?? state ?? ''
  return /moderated/i.test(word) ? 'moderated' : word
}

function underWay(reply: StatusReply): ImageStatus {
  const { progress } = reply
  if (typeof progress === 'number' && progress > 0)
    return { state: 'running', progress: Math.min(100, Math.round(progress * 100)) }
  return { state: /^(processing|running)$/i.test(wordOf(reply)) ? 'running' : 'waiting' }
}
