// Takes songs apart by a model file, in processes of its own. A request is done when `submit` answers, and nothing of it is kept: what was
// lost on the way is simply asked for again.
import { EngineError } from '../../errors.ts'
import type { StemsEngine, StemsRequest } from '../../kinds/stems.ts'
import { descriptions, listedModel, longestS, modelName } from './onnx.models.ts'
import type { ModelSettings, SeparateJob } from './onnx-job.ts'
import { longestWorkMs, type OnnxLanes } from './onnx-lanes.ts'

/** A song waits for those before it. */
const deadlineMs = 2 * longestWorkMs

export function createStems(settings: ModelSettings, lanes: OnnxLanes): StemsEngine {
  const name = modelName(settings.modelPath)
  return {
    repeatable: true,
    deadlineMs,
    async listModels({ signal }) {
      const terms = await lanes.describing.run({ task: 'describe', settings }, { signal })
      return [listedModel(name, terms)]
    },
    textsOf: (model, locale) =>
      model === name ? { label: name, description: descriptions[locale] } : undefined,
    async submit(request, { signal, progress }) {
      const job = { ...jobOf(request, name), settings }
      const stems = await lanes.separating.run(job, { signal, report: (n) => progress(n) })
      return {
        outcome: { stems: stems.map(({ name: stem, data }) => ({ name: stem, audio: { data } })) },
      }
    },
    async check() {
      throw new EngineError('invalid', 'No separation was begun that is still to be asked about.')
    },
  }
}

/** Throws EngineError `invalid` for what the model does not offer. */
function jobOf(
  { model, inputs, params }: StemsRequest,
  name: string,
): Omit<SeparateJob, 'settings'> {
  if (model !== name) throw notOffered(`There is no separation called "${model}".`)
  const songs = inputs.filter(({ role }) => role === 'song')
  const [song] = songs
  if (!song || songs.length > 1) throw notOffered('A separation takes one song.')
  const { stems, format = 'mp3' } = params
  if (stems !== undefined && stems !== 'two' && stems !== 'four')
    throw notOffered(`There are no stems "${stems}".`)
  if (format !== 'mp3' && format !== 'wav') throw notOffered(`There is no format "${format}".`)
  const set = stems === 'two' ? 'two' : 'all'
  return { task: 'separate', song: song.data, stems: set, format, longestS }
}

const notOffered = (why: string) => new EngineError('invalid', why, { untaken: true })
