import { EngineError } from '../../errors.ts'
import { notUnderstood } from '../../json-request.ts'
import type { VideoEngine, VideoRequest } from '../../kinds/video.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { clipTicketShape, midjourneyClips, toClipFields } from './midjourney-clips.ts'
import { type ClientSettings, createClient } from './midjourney-proxy.client.ts'
import type { Line } from './midjourney-proxy.models.ts'
import { absolute, proxyEngine } from './midjourney-proxy.status.ts'
import { resultId } from './midjourney-proxy.wire.ts'
import { speedPath } from './speed.ts'

/** Clips by Midjourney, which only the newer line of the proxy makes; an address of the older one offers none. */
export function createVideos(settings: ClientSettings & { line: 'auto' | Line }): VideoEngine {
  const client = createClient(settings)
  let line = settings.line === 'auto' ? undefined : settings.line
  return {
    async listModels(io) {
      line ??= await client.probeLine(io)
      return line === 'trueai' ? [toListedClipModel(midjourneyClips)] : []
    },

    ...proxyEngine(client, {
      ticket: clipTicketShape,

      async submit(request: VideoRequest, io) {
        findClipModel([midjourneyClips], request)
        if (line === 'novicezk') throw makesNone()
        const { key, task, count } = request
        const fields = { botType: 'MID_JOURNEY', ...toClipFields(request), state: key }
        try {
          const reply = await client.post(`${speedPath(request)}/submit/video`, fields, io)
          const id = resultId(reply)
          if (id === undefined) throw notUnderstood({ submits: true })
          return { id, count }
        } catch (error) {
          // Of an earlier clip it may be said as well that it is not there.
          const isMissing = error instanceof EngineError && error.status === 404
          throw isMissing && task === 'film' ? makesNone(error) : error
        }
      },

      doneAs({ videoUrl, videoUrls }, { count }) {
        const several = (videoUrls ?? []).map(({ url }) => url)
        const urls = several.length > 0 ? several : videoUrl ? [videoUrl] : []
        if (urls.length === 0) return undefined
        const made = urls.slice(0, count).map((url) => absolute(url, client.baseUrl))
        return { state: 'done', outcome: { clips: made.map((url) => ({ video: { url } })) } }
      },
    }),
  }
}

const makesNone = (cause?: EngineError) =>
  new EngineError('invalid', 'This proxy makes no clips: only its newer line, of trueai, does.', {
    untaken: true,
    ...(cause?.status === undefined ? {} : { status: cause.status }),
    cause,
  })
