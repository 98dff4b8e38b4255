import { z } from 'zod'
import { demucs, readSeparation, type StemSet, stemsStatusOf } from '../../gateway-stems.ts'
import type { StemsEngine, StemsRequest } from '../../kinds/stems.ts'
import type { MediaInput } from '../../kinds/work.ts'
import {
  createPredictions,
  type Predictions,
  type ReplicateSettings,
} from './replicate.predictions.ts'
import { idShape } from './replicate.wire.ts'
import { placeFiles } from './replicate-files.ts'

/** Models of the community may change under their name, so this one is asked by its version: the latest of Replicate's page in 2026. */
export const demucsAtReplicate =
  'cjwbw/demucs:25a173108cff36ef9f80f854c162d01df9e6528be175794b81158fa03836d953'

const sets = ['two', 'four', 'six'] as const
const ticketShape = z.object({ id: idShape, set: z.enum(sets) })

/**
 * Takes songs apart by Demucs at Replicate. `stemsModel` is `owner/name:version`, or `owner/name` for its latest, of any model with the
 * fields of cjwbw/demucs. Unverified: the names of what comes back, but for those that its code gives.
 */
export function createStems(settings: ReplicateSettings & { stemsModel: string }): StemsEngine {
  const { stemsModel } = settings
  const predictions = createPredictions(settings)
  // Listed without the version: works name their model, and a newer one shall not be another.
  const model = demucs(stemsModel.replace(/:.*/, ''), sets)

  return {
    async listModels(io) {
      await predictions.checkKey(io)
      return [model]
    },

    ...predictions.engine({
      ticket: ticketShape,

      async submit(request: StemsRequest, io) {
        const { song, set, format } = readSeparation(model, request)
        const audio = await addressOf(song, predictions, io)
        const input = { audio, ...modelFor(set), output_format: format }
        return { id: await predictions.begin(stemsModel, input, io), set }
      },

      read: (output, { set }) => stemsStatusOf(output, set),
    }),
  }
}

/** The finest of its models for a set; with `stem`, all the others are one. */
function modelFor(set: StemSet): { model_name: string; stem?: string } {
  if (set === 'six') return { model_name: 'htdemucs_6s' }
  return { model_name: 'htdemucs_ft', ...(set === 'two' ? { stem: 'vocals' } : {}) }
}

async function addressOf(
  song: MediaInput,
  { upstream }: Predictions,
  io: Parameters<Predictions['begin']>[2],
): Promise<string | undefined> {
  return song.url ?? (await placeFiles([song], upstream, io))(song)
}
