import { z } from 'zod'
import {
  demucs,
  readSeparation,
  type StemSet,
  stemSets,
  stemsStatusOf,
} from '../../gateway-stems.ts'
import type { StemsEngine, StemsRequest } from '../../kinds/stems.ts'
import { toDataUrl } from '../../picture-text.ts'
import { createQueue, type FalSettings, linksShape } from './fal.queue.ts'

/** It gives no backing: nobody adds up what is not the voice. */
const sets = ['four', 'six'] as const
const model = demucs('fal-ai/demucs', sets)

const ticketShape = linksShape.extend({ set: z.enum(sets) })

/** Takes songs apart by fal's queue. Unverified: how large a song may be that goes within the request. */
export function createStems(settings: FalSettings): StemsEngine {
  const queue = createQueue(settings)

  return {
    listModels: async () => [model],

    ...queue.engine({
      ticket: ticketShape,

      async submit(request: StemsRequest, io) {
        const { song, set, format } = readSeparation(model, request)
        const input = {
          audio_url: song.url ?? toDataUrl(song),
          model: modelFor(set),
          stems: stemSets[set],
          output_format: format,
        }
        return { set, ...(await queue.hand(model.name, input, io)) }
      },

      read: (result, { set }) => stemsStatusOf(result, set),
    }),
  }
}

/** The finest of its models for a set. */
const modelFor = (set: StemSet): string => (set === 'six' ? 'htdemucs_6s' : 'htdemucs_ft')
