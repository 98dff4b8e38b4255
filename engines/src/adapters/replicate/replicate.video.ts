import { z } from 'zod'
import { clipsOf, toFilmInput, wayOf } from '../../gateway-clip.ts'
import { seedOf } from '../../gateway-output.ts'
import type { VideoEngine, VideoOutcome } from '../../kinds/video.ts'
import type { Standing } from '../../kinds/work.ts'
import { findClipModel, inputOf, toListedClipModel } from '../../mapped-clip.ts'
import { createPredictions, type ReplicateSettings, readTicket } from './replicate.predictions.ts'
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

    async submit(request, io) {
      const model = findClipModel(replicateClipModels, request)
      const name = wayOf(model, request).at ?? model.name
      const frames = (['first-frame', 'last-frame'] as const).flatMap(
        (role) => inputOf(request, role) ?? [],
      )
      const encode = await placeFiles(frames, predictions.upstream, io)
      const input = toFilmInput(model, withSeed(model, request), encode)
      return { ticket: { id: await predictions.begin(name, input, io), ...seedOf(input) } }
    },

    async check(ticket, io) {
      const { id, seed } = readTicket(ticketShape, ticket)
      return predictions.follow(id, (output) => readOutput(output, seed), io)
    },

    cancel: async (ticket, io) => predictions.giveUp(readTicket(ticketShape, ticket).id, io),
    checkEveryMs: 3000,
  }
}

function readOutput(output: unknown, seed: number | undefined): Standing<VideoOutcome> {
  const clips = clipsOf(output)
  if (clips.length === 0)
    return { state: 'failed', kind: 'nothing', message: 'The upstream made no clip.' }
  return { state: 'done', outcome: { clips, ...(seed === undefined ? {} : { seed }) } }
}
