import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import { askJson, notUnderstood, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { VideoEngine, VideoOutcome, VideoRequest } from '../../kinds/video.ts'
import type { Standing, Ticket } from '../../kinds/work.ts'
import {
  addressOf,
  findClipModel,
  inputOf,
  toClipParams,
  toListedClipModel,
} from '../../mapped-clip.ts'
import { failedStanding } from '../../upstream-failure.ts'
import { type Generation, generation, readError, submitted, ticketShape } from './luma.wire.ts'
import { lumaModels } from './luma-models.ts'

/** Clips by Luma's Dream Machine. The address may stop at the host. Pictures go by their address only. */
export function createVideos(settings: { baseUrl: string; apiKey: string }): VideoEngine {
  const { apiKey } = settings
  const address = trimBaseUrl(settings.baseUrl)
  const upstream: Upstream = {
    baseUrl: /\/v1$/.test(address) ? address : `${address}/dream-machine/v1`,
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    secrets: [apiKey],
    readError,
  }

  return {
    async listModels(io) {
      await checkKey(upstream, '/credits', io)
      return lumaModels.map(toListedClipModel)
    },

    async submit(request, io) {
      const model = findClipModel(lumaModels, request)
      const json = {
        model: model.name,
        prompt: request.prompt,
        ...toClipParams(model, request),
        ...keyframesOf(request),
      }
      const question = { path: '/generations/video', json, wish: true }
      const answer = submitted.safeParse(await askJson(upstream, question, io))
      if (!answer.success) throw notUnderstood(question)
      return { ticket: { id: answer.data.id } }
    },

    async check(ticket, io) {
      try {
        const path = pathOf(ticket)
        const told = generation.safeParse(await askJson(upstream, { path }, io))
        if (!told.success) throw notUnderstood({})
        return readStanding(told.data, upstream.secrets)
      } catch (error) {
        if (error instanceof EngineError && error.status === 404) return gone
        throw error
      }
    },

    /** Deletes it. Unverified: that work under way ends with it. */
    async cancel(ticket, io) {
      try {
        await askJson(upstream, { method: 'DELETE', path: pathOf(ticket) }, io)
      } catch (error) {
        // It is not known any more.
        if (!(error instanceof EngineError) || error.status !== 404) throw error
      }
    },
    checkEveryMs: 3000,
  }
}

/** What it begins and ends with: an earlier clip or pictures. */
function keyframesOf(request: VideoRequest): { keyframes?: object } {
  const { task, parent } = request
  const first = inputOf(request, 'first-frame')
  const last = inputOf(request, 'last-frame')
  const image = (input: typeof first) => input && { type: 'image', url: addressOf(input, 'Luma') }
  const frame0 = task === 'prolong' ? { type: 'generation', id: earlier(parent) } : image(first)
  const frame1 = image(last)
  if (!frame0 && !frame1) return {}
  return { keyframes: { ...(frame0 ? { frame0 } : {}), ...(frame1 ? { frame1 } : {}) } }
}

function earlier(parent: VideoRequest['parent']): string {
  const { data } = ticketShape.safeParse(parent?.ticket)
  if (!data) throw new EngineError('invalid', 'The clip to go on from is not known to Luma.')
  return data.id
}

function pathOf(ticket: Ticket): string {
  const { data } = ticketShape.safeParse(ticket)
  if (!data) throw new EngineError('invalid', 'This is no ticket of this engine.')
  return `/generations/${data.id}`
}

const gone: Standing<VideoOutcome> = {
  state: 'failed',
  kind: 'broken',
  message: 'The upstream does not know the wish any more.',
}

function readStanding(
  { state, failure_reason, assets }: Generation,
  secrets: readonly string[],
): Standing<VideoOutcome> {
  switch (state.toLowerCase()) {
    case 'queued':
      return { state: 'waiting' }
    case 'completed': {
      if (!assets?.video)
        return { state: 'failed', kind: 'nothing', message: 'The upstream made no clip.' }
      return { state: 'done', outcome: { clips: [{ video: { url: assets.video } }] } }
    }
    case 'failed':
      return failedStanding(failure_reason?.trim() || 'The upstream failed.', secrets)
    default:
      return { state: 'running' }
  }
}
