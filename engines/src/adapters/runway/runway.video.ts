import { checkKey } from '../../check-key.ts'
import type { VideoEngine, VideoOutcome, VideoRequest } from '../../kinds/video.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { checkEveryMs, createTasks, type RunwaySettings } from './runway.tasks.ts'
import { writeRequest } from './runway-input.ts'
import { runwayModels } from './runway-models.ts'

/** Clips by Runway's API. */
export function createVideos(settings: RunwaySettings): VideoEngine {
  const tasks = createTasks(settings)

  return {
    async listModels(io) {
      await checkKey(tasks.upstream, '/v1/organization', io)
      return runwayModels.map(toListedClipModel)
    },

    ...tasks.engine(
      async (request: VideoRequest, io) => {
        const ticket = await tasks.begin(
          writeRequest(findClipModel(runwayModels, request), request),
          io,
        )
        const { seed } = request.params
        return { ...ticket, ...(typeof seed === 'number' ? { seed } : {}) }
      },
      (urls, { seed }): VideoOutcome | undefined => {
        const clips = urls.map((url) => ({ video: { url } }))
        if (clips.length === 0) return undefined
        return { clips, ...(seed === undefined ? {} : { seed }) }
      },
    ),
    checkEveryMs,
  }
}
