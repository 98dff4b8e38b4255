// What differs between the programs and vendors that offer Suno's songs over HTTP, as data: where a request is put, how it is worded, and
// how answers are read. Suno itself has no public interface.
import type { MusicTask, StemName, StemsTask } from '@atelier/contract/work-terms'
import type { Question } from '../../json-request.ts'
import type { TimedWords } from '../../kinds/music.ts'
import type { UpstreamError } from '../../upstream-failure.ts'
import type { SongRequest } from './suno.request.ts'
import type { KnownSong, SunoTicket } from './suno.ticket.ts'

export type SunoModel = {
  /** The dialect's name of a version of Suno. */
  name: string
  label: string
  /** UTF-16 units. */
  lyricsLimit: number
  styleLimit: number
  titleLimit: number
}

export type SunoTask = MusicTask | StemsTask

/** A question that hands a request over. */
export type Call = Pick<Question, 'path' | 'json'>

export type Before = { song: KnownSong; ticket: SunoTicket }

export type Calls = {
  compose(request: SongRequest, model: SunoModel): Call
  continue(request: SongRequest, model: SunoModel, before: Before): Call
  /** Absent where nobody can be asked for the whole song. */
  join?(before: Before): Call
  'write-lyrics'(idea: string): Call
  /** Absent where songs cannot be taken apart; `all` for every instrument, else the voice and the rest. */
  separate?(before: Before, all: boolean): Call
}

/** What an upstream answered to a request. */
export type Taken = { id?: string; songs?: readonly string[]; lyrics?: readonly Lyrics[] }

export type Lyrics = { title: string; text: string }

/** A song as an upstream describes it. `word`: its own status, absent where only the whole request has one. */
export type ClipReading = {
  id: string
  word?: string | undefined
  audio?: string | undefined
  cover?: string | undefined
  title?: string | undefined
  style?: string | undefined
  lyrics?: string | undefined
  seconds?: number | undefined
  reason?: string | undefined
}

/** Where a request stands, as an upstream tells it. */
export type Reading = {
  /** The status of the whole; absent where only songs have one. */
  word?: string | undefined
  /** 0 to 100. */
  progress?: number | undefined
  clips: readonly ClipReading[]
  lyrics: readonly Lyrics[]
  stems?: readonly { name: StemName; url: string }[]
  /** Why it failed. */
  reason?: string | undefined
}

export type Dialect = {
  /** Told to a person who sets the address. */
  defaultBaseUrl: string
  /** What may stand at the end of the address and is not part of it. */
  optionalTail: RegExp
  models: readonly SunoModel[]
  /** Most UTF-16 units of an idea. */
  ideaLimit: number
  takesUnwanted: boolean
  takesVoice: boolean
  /** Whether a song can be gone on from by words that are not lyrics. */
  continuesByIdea: boolean
  stemSets: readonly ('vocals' | 'all')[]
  headers(key: string): Record<string, string>
  /** Something that is answered to the right key alone. */
  accountPath: string
  calls(callbackUrl: string): Calls
  /** What the answer to a request says; undefined when it cannot be understood. */
  readTaken(json: unknown, task: SunoTask): Taken | undefined
  ask(ticket: SunoTicket): Call
  /** Undefined when it cannot be understood. */
  read(json: unknown, ticket: SunoTicket): Reading | undefined
  /** The error in an answer, whichever its status; undefined when there is none. */
  readError(json: unknown): UpstreamError | undefined
  /** Words of failures that came before the upstream handed anything on. */
  untaken?: RegExp
  /** Words of an answer that says that a request is not known. */
  unknown: RegExp
  timed?: { ask(song: string): Call; read(json: unknown): readonly TimedWords[] }
}
