// Engines of every kind of works as the queue sees them: a request goes in, files or words come out.
import type { ModelDeclaration } from '@atelier/contract/model-declaration'
import type {
  InputRole,
  StemName,
  UnderstoodWords,
  WorkTask,
  WorkTypeName,
} from '@atelier/contract/work-terms'
import type { TimedWords } from '../kinds/music.ts'
import type { MadeFile, MediaInput, MediaRequest, WorkEngine } from '../kinds/work.ts'

/** A picture, clip or song that goes along; already checked by its content. */
export type MakerInput = Omit<MediaInput, 'role'> & { role: InputRole }

export type MakerRequest = Omit<MediaRequest<WorkTask>, 'inputs'> & {
  inputs: readonly MakerInput[]
}

/** What is known of a song or a stem beside its file, where it is known. */
export type MadeAbout = {
  stem?: StemName
  title?: string
  /** Style tags, as the engine understood them. */
  style?: string
  lyrics?: string
  timed?: TimedWords[]
}

/** One file that was made. */
export type MadeResult = {
  medium: 'picture' | 'clip' | 'song'
  file: MadeFile
  /** Of a clip its picture at rest, of a song its cover; where the upstream has one. */
  poster?: MadeFile
  about?: MadeAbout
}

export type MakerOutcome = {
  results: readonly MadeResult[]
  /** What was answered in words; of lyrics, the first line is the title. */
  texts: readonly string[]
  /** The seed that was used, when the engine knows it. */
  seed?: number
  /** What the work can be asked for next, where that is not the same for all works of the model. */
  next?: readonly WorkTask[]
  /** The one picture that was made holds so many. */
  tiles?: number
  /** What was made of the words, where the engine can tell. */
  understood?: UnderstoodWords
}

export type ListedWorkModel = {
  /** The upstream's name, which requests give. */
  name: string
  label: string
  description?: string
  /** The screen that it belongs to. */
  type: WorkTypeName
  declaration: ModelDeclaration
}

export type Maker = WorkEngine<MakerRequest, MakerOutcome, ListedWorkModel>

/** How the words of one kind are put in those of all. */
export type Translation<Request, Outcome, Listed> = {
  toRequest(request: MakerRequest): Request
  toOutcome(outcome: Outcome): MakerOutcome
  toListed(model: Listed): ListedWorkModel
}

/** More than any model makes for one request: each is fetched and kept. */
const maxOfOne = 64

const bounded = (outcome: MakerOutcome): MakerOutcome => ({
  ...outcome,
  results: outcome.results.slice(0, maxOfOne),
  texts: outcome.texts.slice(0, maxOfOne),
})

/** The same engine in the words of all kinds. Of what comes without an end, no more than the beginning is taken. */
export function toMaker<Request, Outcome, Listed>(
  engine: WorkEngine<Request, Outcome, Listed>,
  { toRequest, toOutcome, toListed }: Translation<Request, Outcome, Listed>,
): Maker {
  const { textsOf, cancel, find, repeatable, checkEveryMs, deadlineMs } = engine
  return {
    async listModels(io) {
      return (await engine.listModels(io)).map(toListed)
    },
    async submit(request, io) {
      const submitted = await engine.submit(toRequest(request), io)
      if (!('outcome' in submitted)) return submitted
      return { ...submitted, outcome: bounded(toOutcome(submitted.outcome)) }
    },
    async check(ticket, io) {
      const status = await engine.check(ticket, io)
      if (status.state !== 'done') return status
      return { ...status, outcome: bounded(toOutcome(status.outcome)) }
    },
    ...(textsOf ? { textsOf: textsOf.bind(engine) } : {}),
    ...(cancel ? { cancel: cancel.bind(engine) } : {}),
    ...(find ? { find: find.bind(engine) } : {}),
    ...(repeatable === undefined ? {} : { repeatable }),
    ...(checkEveryMs === undefined ? {} : { checkEveryMs }),
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  }
}
