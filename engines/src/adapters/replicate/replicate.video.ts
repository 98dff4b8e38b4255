import { z } from 'zod'
import { clipsOf, toFilmInput, wayOf } from '../../gateway-clip.ts'
import { seedOf } from '../../gateway-output.ts'
import type { VideoEngine, VideoRequest } from '../../kinds/video.ts'
import { clipsStatusOf, findClipModel, inputOf, toListedClipModel } from '../../mapped-clip.ts'
import { createPredictions, type ReplicateSettings } from './replicate.predictions.ts'
import { idShape } from './replicate.wire.ts'
import { replicateClipModels } from './replicate-clip-models.ts'
import { placeFiles } from './replicate-files.ts'
import { withSeed } from './replicate-seed.ts'

const ticketShape = z.object({ id: idShape, seed: z.number().optional() })

/** Clips by Replicate's predictions. */
export function createVideos(settings: ReplicateSettings): VideoEngine {
  const predictions = createPredictions(settings)

  return {
    async listModels(io) {
      await predictions.checkKey(io)
      return replicateClipModels.map(toListedClipModel)
    },

    ...predictions.engine({
      ticket: ticketShape,

      async submit(request: VideoRequest, io) {
        const model = findClipModel(replicateClipModels, request)
        const name = wayOf(model, request).at ?? model.name
        const frames = (['first-frame', 'last-frame'] as const).flatMap(
          (role) => inputOf(request, role) ?? [],
        )
        const encode = await placeFiles(frames, predictions.upstream, io)
        const input = toFilmInput(model, withSeed(model, request), encode)
        return { id: await predictions.begin(name, input, io), ...seedOf(input) }
      },

      read: (output, { seed }) =>
        clipsStatusOf(clipsOf(output), seed === undefined ? {} : { seed }),
    }),
    checkEveryMs: 3000,
  }
}
