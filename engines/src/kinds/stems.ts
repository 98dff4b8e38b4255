// What an engine that takes songs apart takes and gives. Which stems are asked for is the param `stems`, where a model offers several sets.
import type { MediaModelDeclaration } from '@atelier/contract/model-declaration'
import type { StemName, StemsTask } from '@atelier/contract/work-terms'
import type { MadeFile, MediaRequest, WorkEngine } from './work.ts'

export type StemsRequest = MediaRequest<StemsTask>

export type StemsOutcome = {
  /** Each name once; all as long as the song. */
  stems: readonly { name: StemName; audio: MadeFile }[]
}

export type ListedStemsModel = {
  /** The upstream's name, which requests give. */
  name: string
  label: string
  /** For people, in the language that has no other: English. */
  description?: string
  declaration: MediaModelDeclaration<StemsTask>
}

export type StemsEngine = WorkEngine<StemsRequest, StemsOutcome, ListedStemsModel>
