// Models behind a gateway that take songs apart: what is asked of them, and what they answer with.
import type { StemName } from '@atelier/contract/work-terms'
import { EngineError } from './errors.ts'
import type { ListedStemsModel, StemsOutcome, StemsRequest } from './kinds/stems.ts'
import type { MediaInput, WorkStatus } from './kinds/work.ts'

/** The param `stems`, by what comes of it. */
export const stemSets = {
  two: ['vocals', 'backing'],
  four: ['vocals', 'drums', 'bass', 'other'],
  six: ['vocals', 'drums', 'bass', 'guitar', 'piano', 'other'],
} as const satisfies Record<string, readonly StemName[]>
export type StemSet = keyof typeof stemSets

const formats = ['mp3', 'wav'] as const

export type Separation = { song: MediaInput; set: StemSet; format: (typeof formats)[number] }

/** Named as it is asked for; the first set is what is made where nobody says otherwise. */
export const demucs = (name: string, sets: readonly [StemSet, ...StemSet[]]): ListedStemsModel => ({
  name,
  label: 'Demucs',
  declaration: {
    tasks: { separate: { prompt: 'none', inputs: [{ role: 'song', least: 1, most: 1 }] } },
    fields: [
      { name: 'stems', kind: 'choice', options: sets, fallback: sets[0] },
      { name: 'format', kind: 'choice', options: formats, fallback: 'mp3' },
    ],
    mostResults: 1,
    promptLimit: 0,
    negativePrompt: false,
  },
})

/** What is asked of a model. Throws EngineError `invalid` for what it does not offer. */
export function readSeparation(model: ListedStemsModel, request: StemsRequest): Separation {
  if (request.model !== model.name || request.task !== 'separate')
    throw notOffered(`${request.model} cannot ${request.task}.`)
  const songs = request.inputs.filter(({ role }) => role === 'song')
  const [song] = songs
  if (!song || songs.length > 1) throw notOffered('A separation takes one song.')
  const offered = model.declaration.fields.find(({ name }) => name === 'stems')
  const options = offered?.kind === 'choice' ? offered.options : []
  const { stems = options[0], format: wanted = 'mp3' } = request.params
  const format = formats.find((each) => each === wanted)
  if (!isStemSet(stems) || !options.includes(stems))
    throw notOffered(`There are no stems "${stems}".`)
  if (!format) throw notOffered(`There is no format "${wanted}".`)
  return { song, set: stems, format }
}

const notOffered = (why: string) => new EngineError('invalid', why, { untaken: true })

const isStemSet = (value: unknown): value is StemSet =>
  typeof value === 'string' && Object.hasOwn(stemSets, value)

/** What came of it: the stems that were asked for, by an object of their names. */
export function stemsStatusOf(output: unknown, set: StemSet): WorkStatus<StemsOutcome> {
  const found = new Map(
    Object.entries(typeof output === 'object' && output !== null ? output : {}).flatMap(
      ([name, file]) => {
        const url = addressIn(file)
        return url === undefined ? [] : [[nameOf(name, set), url] as const]
      },
    ),
  )
  const stems = stemSets[set].flatMap((name) => {
    const url = found.get(name)
    return url === undefined ? [] : [{ name, audio: { url } }]
  })
  if (stems.length > 0) return { state: 'done', outcome: { stems } }
  return { state: 'failed', kind: 'nothing', message: 'The upstream took nothing apart.' }
}

/** Where two are asked for, all but the voice has many names. */
function nameOf(theirs: string, set: StemSet): string {
  const name = theirs.toLowerCase()
  if (set !== 'two') return name
  return /^(others?|no_vocals|instrumental|accompaniment|backing)$/.test(name) ? 'backing' : name
}

function addressIn(file: unknown): string | undefined {
  const url = typeof file === 'object' && file !== null && 'url' in file ? file.url : file
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
}
