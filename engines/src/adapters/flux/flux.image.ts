import { z } from 'zod'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { ImageEngine, ImageStanding, Ticket } from '../../kinds/image.ts'
import { toInput, toListedModel } from '../../mapped-model.ts'
import { toBase64 } from '../../picture-text.ts'
import { mayHaveKey } from '../../trusted-address.ts'
import { failedStanding } from '../../upstream-failure.ts'
import { shownWords } from '../../upstream-words.ts'
import { readError, type Standing, standing, submitted, wordsOf } from './flux.wire.ts'
import { fluxModels } from './flux-models.ts'

const domains = ['bfl.ai']
/** Results are kept for ten minutes; nobody is told that a wish is unknown before that. */
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

  return {
    async listModels(io) {
      await checkKey(upstream, '/v1/credits', io)
      return fluxModels.map(toListedModel)
    },

    async submit(request, io) {
      const model = fluxModels.find(({ name }) => name === request.model)
      const input = model && toInput(model, request, toBase64)
      if (!model || !input)
        throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const question = { path: `/v1/${model.name}`, json: input, wish: true }
      const answer = submitted.safeParse(await askJson(upstream, question, io))
      if (!answer.success) throw notUnderstood(question)
      const { id, polling_url: told } = answer.data
      const url =
        told !== undefined && mayHaveKey(told, baseUrl, domains) ? told : `${baseUrl}/v1/get_result`
      if (url !== told) io.log('warn', 'the upstream gave an address to ask at that is not its own')
      return { ticket: { id, url: withId(url, id), since: io.now().toISOString() } }
    },

    async check(ticket, io) {
      const { url, since } = readTicket(ticket)
      if (!mayHaveKey(url, baseUrl, domains))
        throw new EngineError('invalid', 'The wish is known at another address than this one.')
      const answer = standing.safeParse(await askStanding(upstream, url, io))
      if (!answer.success) throw notUnderstood({})
      const isOld = io.now().getTime() - Date.parse(since) > keptMs
      return readStanding(answer.data, isOld, upstream.secrets)
    },
    checkEveryMs: 1000,
    deadlineMs: 20 * 60_000,
  }
}

/** A wish that is not known is told by a status as well as by a word. */
async function askStanding(upstream: Upstream, url: string, io: EngineIo): Promise<unknown> {
  try {
    return await askJson(upstream, { path: url }, io)
  } catch (error) {
    if (error instanceof EngineError && error.status === 404) return { status: 'Task not found' }
    throw error
  }
}

function withId(url: string, id: string): string {
  const address = new URL(url)
  if (!address.searchParams.has('id')) address.searchParams.set('id', id)
  return address.href
}

function readTicket(ticket: Ticket): z.output<typeof ticketShape> {
  const read = ticketShape.safeParse(ticket)
  if (!read.success) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return read.data
}

function readStanding(
  { status, state, progress, result, details, error }: Standing,
  isOld: boolean,
  secrets: readonly string[],
): ImageStanding {
  const word = (status ?? state ?? '').toLowerCase()
  const told = shownWords(wordsOf(details ?? error), secrets)
  if (/moderated/.test(word))
    return { state: 'failed', kind: 'refused', message: told || (status ?? 'Moderated') }
  if (/^(error|failed)$/.test(word)) return failedStanding(told || 'The upstream failed.', secrets)
  if (word === 'ready') {
    if (!result?.sample)
      return { state: 'failed', kind: 'nothing', message: 'The upstream made no picture.' }
    const seed = result.seed === undefined ? {} : { seed: result.seed }
    return { state: 'done', outcome: { pictures: [{ url: result.sample }], texts: [], ...seed } }
  }
  // Right after a wish was taken it may not be known everywhere yet.
  if (word === 'task not found' && isOld)
    return {
      state: 'failed',
      kind: 'broken',
      message: 'The upstream does not know the wish any more: results are kept for ten minutes.',
    }
  if (typeof progress === 'number' && progress > 0)
    return { state: 'running', progress: Math.min(100, Math.round(progress * 100)) }
  return word === 'processing' || word === 'running' ? { state: 'running' } : { state: 'waiting' }
}
