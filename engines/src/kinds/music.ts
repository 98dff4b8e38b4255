// What an engine that makes songs takes and gives. What a song is asked for with beside the prompt are params: `lyrics`, `title`, `style`
// (tags),
// `instrumental`, `tempo` (beats a minute), `mood`, `seconds`, and for `continue` the second to go on from, `from`.
import type { MediaModelDeclaration } from '@atelier/contract/model-declaration'
import type { MusicTask } from '@atelier/contract/work-terms'
import type { MadeFile, MediaRequest, WorkEngine } from './work.ts'

export type MusicRequest = MediaRequest<MusicTask>

/** When a line or word of the lyrics is sung, in seconds from the beginning. */
export type TimedWords = { text: string; startS: number; endS: number }

/** A song that was made, as MP3, WAV, FLAC, Ogg or M4A. */
export type MadeSong = {
  audio: MadeFile
  cover?: MadeFile
  title?: string
  /** Style tags, as the engine understood them. */
  style?: string
  lyrics?: string
  /** In order; what overlaps is sung together. */
  timed?: readonly TimedWords[]
  /** Its length in seconds, where the upstream tells. */
  seconds?: number
}

export type MusicOutcome = {
  /** Takes of the same request, mostly two. */
  songs: readonly MadeSong[]
  /** What `write-lyrics` answered: versions to choose from. */
  lyrics: readonly { title: string; text: string }[]
  seed?: number
}

export type ListedMusicModel = {
  /** The upstream's name, which requests give. */
  name: string
  label: string
  /** For people, in the language that has no other: English. */
  description?: string
  declaration: MediaModelDeclaration<MusicTask>
  /** Whether it can sing lyrics. */
  sings: boolean
}

export type MusicEngine = WorkEngine<MusicRequest, MusicOutcome, ListedMusicModel>
