import { clipsOf, toFilmInput, wayOf } from '../../gateway-clip.ts'
import { seedOf } from '../../gateway-output.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { MediaInput, Standing } from '../../kinds/work.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { toDataUrl } from '../../picture-text.ts'
import { createQueue, type FalSettings, linksShape } from './fal.queue.ts'
import { falClipModels } from './fal-clip-models.ts'

/** Clips by fal's queue. */
export function createVideos(settings: FalSettings): VideoEngine {
  const queue = createQueue(settings)

  return {
    async listModels() {
      return falClipModels.map(toListedClipModel)
    },

    async submit(request, io) {
      const model = findClipModel(falClipModels, request)
      const app = wayOf(model, request).at ?? model.name
      return { ticket: await queue.hand(app, toFilmInput(model, request, encodeFrame), io) }
    },

    check: async (ticket, io) => queue.follow(queue.read(linksShape, ticket), readResult, io),
    cancel: (ticket, io) => queue.giveUp(ticket, io),
    checkEveryMs: 3000,
  }
}

/** Bytes of a picture that goes within a wish where it could be fetched as well. */
const mostWithin = 4 * 1024 * 1024

const encodeFrame = (frame: MediaInput): string =>
  frame.url === undefined || frame.data.length <= mostWithin ? toDataUrl(frame) : frame.url

function readResult(result: unknown): Standing<VideoOutcome> {
  const clips = clipsOf(result)
  if (clips.length === 0)
    return { state: 'failed', kind: 'nothing', message: 'The upstream made no clip.' }
  return { state: 'done', outcome: { clips, ...seedOf(result) } }
}
