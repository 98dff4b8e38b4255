// Takes songs apart by our own code, in processes of its own. A request is done when `submit` answers, and nothing of it is kept: what was
// lost on the way is simply asked for again.
import { EngineError } from '../../../errors.ts'
import type { StemsEngine, StemsRequest } from '../../../kinds/stems.ts'
import type { StemJob } from './making/stem-job.ts'
import type { StemPool } from './making/stem-pool.ts'
import { centreModel, centreTexts } from './model-texts.ts'
import { defaultStrength, longestS, stemsModel } from './stems-models.ts'

export function createBuiltinStems({ pool }: { pool: StemPool }): StemsEngine {
  return {
    repeatable: true,
    listModels: async () => [stemsModel],
    textsOf: (model, locale) => (model === centreModel ? centreTexts[locale] : undefined),
    async submit(request, io) {
      const stems = await pool.run(jobOf(request), {
        signal: io.signal,
        report: (percent) => io.progress(percent),
      })
      return { outcome: { stems: stems.map(({ name, data }) => ({ name, audio: { data } })) } }
    },
    async check() {
      throw new EngineError('invalid', 'No separation was begun that is still to be asked about.')
    },
  }
}

/** Throws EngineError `invalid` for what the model does not offer. */
function jobOf({ model, inputs, params }: StemsRequest): StemJob {
  if (model !== centreModel) throw notOffered(`There is no separation called "${model}".`)
  const songs = inputs.filter(({ role }) => role === 'song')
  const [song] = songs
  if (!song || songs.length > 1) throw notOffered('A separation takes one song.')
  const { stems = 'two', strength = defaultStrength, format = 'mp3' } = params
  if (stems !== 'two' && stems !== 'four') throw notOffered(`There are no stems "${stems}".`)
  if (format !== 'mp3' && format !== 'wav') throw notOffered(`There is no format "${format}".`)
  if (typeof strength !== 'number' || !(strength >= 1 && strength <= 10))
    throw notOffered('The strength is a number from 1 to 10.')
  return { song: song.data, stems, strength, format, longestS }
}

const notOffered = (why: string) => new EngineError('invalid', why, { untaken: true })
