import { beforehand } from '../../beforehand.ts'
import { checkKey } from '../../check-key.ts'
import { EngineError } from '../../errors.ts'
import type {
  ListedStemsModel,
  StemsEngine,
  StemsOutcome,
  StemsRequest,
} from '../../kinds/stems.ts'
import type { MediaInput } from '../../kinds/work.ts'
import { checkEveryMs, createTasks, type RunwaySettings } from './runway.tasks.ts'
import { addressForSong } from './runway-upload.ts'

/** Takes the voice out of a song by Runway's API; what is left of the song, it does not give. */
export function createStems(settings: RunwaySettings): StemsEngine {
  const tasks = createTasks(settings)

  return {
    async listModels(io) {
      await checkKey(tasks.upstream, '/v1/organization', io)
      return [voiceIsolation]
    },

    ...tasks.engine(
      async (request: StemsRequest, io) => {
        const song = songOf(request)
        const audioUri = await beforehand(addressForSong(song, tasks.upstream, io))
        const json = { model: voiceIsolation.name, audioUri }
        return tasks.begin({ path: '/v1/voice_isolation', json }, io)
      },
      ([url]): StemsOutcome | undefined =>
        url === undefined ? undefined : { stems: [{ name: 'vocals', audio: { url } }] },
    ),
    checkEveryMs,
  }
}

/** By the types of its SDK, @runwayml/sdk 4.20.1: longer than 4.6 seconds, shorter than an hour. */
const longerThanS = 4.6
const longestS = 3599

const voiceIsolation: ListedStemsModel = {
  name: 'eleven_voice_isolation',
  label: 'Runway Voice Isolation',
  description: 'Takes the voice out of a song, and gives nothing of the rest',
  declaration: {
    tasks: {
      separate: { prompt: 'none', inputs: [{ role: 'song', least: 1, most: 1, longestS }] },
    },
    fields: [],
    mostResults: 1,
    promptLimit: 0,
    negativePrompt: false,
  },
}

/** Throws EngineError `invalid` for what it cannot do. */
function songOf({ model, task, inputs }: StemsRequest): MediaInput {
  if (model !== voiceIsolation.name || task !== 'separate')
    throw new EngineError('invalid', `${model} cannot ${task}.`)
  const [song, ...more] = inputs.filter(({ role }) => role === 'song')
  if (!song || more.length > 0) throw new EngineError('invalid', 'One song is wanted for this.')
  const { seconds = longestS } = song
  if (seconds > longerThanS && seconds <= longestS) return song
  throw new EngineError(
    'invalid',
    `Runway takes songs longer than ${longerThanS} seconds and shorter than an hour.`,
  )
}
