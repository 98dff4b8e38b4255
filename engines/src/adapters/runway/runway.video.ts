import { checkKey } from '../../check-key.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import { findClipModel, toListedClipModel } from '../../mapped-clip.ts'
import { checkEveryMs, createTasks, type RunwaySettings } from './runway.tasks.ts'
import { writeWish } from './runway-input.ts'
import { runwayModels } from './runway-models.ts'

/** Clips by Runway's API. */
export function createVideos(settings: RunwaySettings): VideoEngine {
  const tasks = createTasks(settings)

  return {
    async listModels(io) {
      await checkKey(tasks.upstream, '/v1/organization', io)
      return runwayModels.map(toListedClipModel)
    },

    async submit(request, io) {
      const id = await tasks.begin(writeWish(findClipModel(runwayModels, request), request), io)
      const { seed } = request.params
      return { ticket: { id, ...(typeof seed === 'number' ? { seed } : {}) } }
    },

    check: (ticket, io) =>
      tasks.check(ticket, io, (urls, { seed }): VideoOutcome | undefined => {
        const clips = urls.map((url) => ({ video: { url } }))
        if (clips.length === 0) return undefined
        return { clips, ...(seed === undefined ? {} : { seed }) }
      }),

    cancel: tasks.cancel,
    checkEveryMs,
  }
}
