import { clipsOf, toFilmInput, wayOf } from '../../gateway-clip.ts'
import { seedOf } from '../../gateway-output.ts'
import type { VideoEngine, VideoRequest } from '../../kinds/video.ts'
import type { MediaInput } from '../../kinds/work.ts'
import { clipsStatusOf, findClipModel, toListedClipModel } from '../../mapped-clip.ts'
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

    ...queue.engine({
      ticket: linksShape,

      async submit(request: VideoRequest, io) {
        const model = findClipModel(falClipModels, request)
        const app = wayOf(model, request).at ?? model.name
        return queue.hand(app, toFilmInput(model, request, encodeFrame), io)
      },

      read: (result) => clipsStatusOf(clipsOf(result), seedOf(result)),
    }),
    checkEveryMs: 3000,
  }
}

/** Bytes of a picture that goes within a request where it could be fetched as well. */
const maxWithin = 4 * 1024 * 1024

const encodeFrame = (frame: MediaInput): string =>
  frame.url === undefined || frame.data.length <= maxWithin ? toDataUrl(frame) : frame.url
