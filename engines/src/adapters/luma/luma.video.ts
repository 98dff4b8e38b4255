import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import { askJson, askShape, trimBaseUrl, type Upstream } from '../../json-request.ts'
import type { VideoEngine, VideoRequest } from '../../kinds/video.ts'
import {
  addressOf,
  clipsStatusOf,
  findClipModel,
  inputOf,
  toClipParams,
  toListedClipModel,
} from '../../mapped-clip.ts'
import { taskEngine, waiting } from '../../task-engine.ts'
import { failedStatus } from '../../upstream-failure.ts'
import { generation, readError, submitted, ticketShape } from './luma.wire.ts'
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

    ...taskEngine({
      ticket: ticketShape,

      async submit(request: VideoRequest, io) {
        const model = findClipModel(lumaModels, request)
        const json = {
          model: model.name,
          prompt: request.prompt,
          ...toClipParams(model, request),
          ...keyframesOf(request),
        }
        return askShape(
          upstream,
          { path: '/generations/video', json, submits: true },
          submitted,
          io,
        )
      },

      check: ({ id }, io) => askShape(upstream, { path: `/generations/${id}` }, generation, io),
      stateOf: ({ state }) => state,
      states: {
        queued: waiting,
        completed: ({ assets }) =>
          clipsStatusOf(assets?.video ? [{ video: { url: assets.video } }] : []),
        failed: ({ failure_reason: reason }) =>
          failedStatus(reason?.trim() || 'The upstream failed.', upstream.secrets),
      },

      /** Deletes it. Unverified: that work under way ends with it. */
      cancel: ({ id }, io) =>
        askJson(upstream, { method: 'DELETE', path: `/generations/${id}` }, io),
    }),
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
