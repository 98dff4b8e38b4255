import { z } from 'zod'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import { askShape, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { ImageEngine, ImageInput, ImageOutcome, ImageStatus } from '../../kinds/image.ts'
import { type MappedInput, toInput, toListedModel } from '../../mapped-model.ts'
import { type FormPart, writeMultipart } from '../../multipart.ts'
import { fromBase64 } from '../../picture-text.ts'
import { gone, readTicket, running } from '../../task-engine.ts'
import { toolTextsOf } from '../../tool-labels.ts'
import { type Answer, answer, readError } from './stability.wire.ts'
import { stabilityModels } from './stability-models.ts'

/** What was scaled up comes as text, a third longer than the picture. */
const largestAnswer = 192 * 1024 * 1024

const ticketShape = z.object({ id: z.string().regex(/^[\w-]+$/) })

/**
 * Pictures by Stability's v2beta. Most tools answer with the picture; those that take long answer with a number to ask for, which holds
 * for a day.
 */
export function createImages(settings: { baseUrl: string; apiKey: string }): ImageEngine {
  const upstream: Upstream = {
    baseUrl: trimBaseUrl(settings.baseUrl).replace(/\/v(1|2beta)$/, ''),
    headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
    secrets: [settings.apiKey],
    readError,
  }

  return {
    async listModels(io) {
      await checkKey(upstream, '/v1/user/balance', io)
      return stabilityModels.map(toListedModel)
    },

    textsOf: toolTextsOf(stabilityModels),

    async submit(request, io) {
      const model = stabilityModels.find(({ name }) => name === request.model)
      const input = model && toInput(model, request, (picture) => picture)
      const path = model?.tasks[request.task]?.at
      if (!input || !path)
        throw new EngineError('invalid', `${request.model} cannot ${request.task}.`)
      const form = writeMultipart(toParts(input))
      const question = { path, form, submits: true, limit: largestAnswer }
      const reply = await askShape(upstream, question, answer, io)
      return 'id' in reply ? { ticket: { id: reply.id } } : { outcome: toOutcome(reply) }
    },

    async check(ticket, io): Promise<ImageStatus> {
      const { id } = readTicket(ticketShape, ticket)
      try {
        const question = { path: `/v2beta/results/${id}`, limit: largestAnswer }
        const reply = await askShape(upstream, question, answer, io)
        return 'id' in reply ? running() : { state: 'done', outcome: toOutcome(reply) }
      } catch (error) {
        return toEnd(error)
      }
    },
    // The vendor blocks those who ask more often than every ten seconds.
    checkEveryMs: 10_000,
  }
}

function toParts(input: MappedInput): FormPart[] {
  return Object.entries(input).map(([name, value]) => {
    if (typeof value !== 'object') return { name, value: String(value) }
    const { mime, data } = value as ImageInput
    return { name, file: `${name}.${mime.slice('image/'.length)}`, mime, data }
  })
}

/** What was filtered comes as a blurred picture: nobody wants it. */
function toOutcome(reply: Exclude<Answer, { id: string }>): ImageOutcome {
  if (reply.finish_reason === 'CONTENT_FILTERED')
    throw new EngineError('refused', 'The picture was filtered (CONTENT_FILTERED).')
  const data = 'image' in reply ? reply.image : 'result' in reply ? reply.result : ''
  const seed = 'seed' in reply && reply.seed !== undefined ? { seed: reply.seed } : {}
  return { pictures: [{ data: fromBase64(data) }], texts: [], ...seed }
}

/** What ends a request; everything else is thrown on, for the request stands as it did. */
function toEnd(error: unknown): ImageStatus {
  if (!(error instanceof EngineError)) throw error
  const { kind, message, status } = error
  if (kind === 'refused') return { state: 'failed', kind, message }
  if (status === 404)
    return gone('The upstream does not know the wish any more: results are kept for a day.')
  throw error
}
