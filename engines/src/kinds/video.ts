// What an engine that makes clips takes and gives.
import type { MediaModelDeclaration } from '@atelier/contract/model-declaration'
import type { UnderstoodWords, VideoTask } from '@atelier/contract/work-terms'
import type { MadeFile, MediaRequest, WorkEngine } from './work.ts'

export type VideoRequest = MediaRequest<VideoTask>

/** A clip that was made, as MP4 or WebM. */
export type MadeClip = {
  video: MadeFile
  /** Its picture at rest; taken from the clip where the upstream has none. */
  poster?: MadeFile
}

export type VideoOutcome = {
  clips: readonly MadeClip[]
  /** The seed that was used, when the engine knows it. */
  seed?: number
  /** What it made of the words, where it can tell. */
  understood?: UnderstoodWords
}

export type ListedVideoModel = {
  /** The upstream's name, which requests give. */
  name: string
  label: string
  /** For people, in the language that has no other: English. */
  description?: string
  declaration: MediaModelDeclaration<VideoTask>
}

export type VideoEngine = WorkEngine<VideoRequest, VideoOutcome, ListedVideoModel>
