// What an engine that makes pictures takes and gives.
import type { ImageModelDeclaration, Params } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type {
  ImageTask,
  PictureRole,
  UnderstoodWords,
  WorkTypeName,
} from '@atelier/contract/work-terms'
import type { MadeFile, Ticket, WorkEngine, WorkStatus } from './work.ts'

export type { ModelTexts, Ticket } from './work.ts'

/** A picture that goes along; already checked, re-encoded and within 4096 pixels a side. */
export type ImageInput = {
  role: PictureRole
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'
  data: Uint8Array
  width: number
  height: number
}

export type ImageRequest = {
  /** Names the request for ever: the same one is never submitted under two names. Letters, digits and `-`, at most 40. */
  key: string
  /** The upstream's name of the model. */
  model: string
  task: ImageTask
  /** Empty for tasks that take none. */
  prompt: string
  negativePrompt: string
  pictures: readonly ImageInput[]
  /** As the model declared them, checked. */
  params: Params
  /** How many pictures are asked for. */
  count: number
  /** The earlier work that this one goes on from, of the same connection, with the picture of it that is meant (from 0). */
  parent: { ticket: Ticket; index: number } | null
  /** The language of whoever asked, for what is answered in words. */
  locale: Locale
}

/** A picture that was made. */
export type ImageOutput = MadeFile

export type ImageOutcome = {
  pictures: readonly ImageOutput[]
  /** What `describe` and `shorten` answered. */
  texts: readonly string[]
  /** The seed that was used, when the engine knows it. */
  seed?: number
  /** What the work's picture can be asked for next, where that is not the same for all works of the model. */
  next?: readonly ImageTask[]
  /** The four-in-one picture of a grid: `pictures` has one file that holds so many. */
  tiles?: number
  /** What it made of the words, where it can tell. */
  understood?: UnderstoodWords
}

/** `preview` of a running request is the picture as far as it is. */
export type ImageStatus = WorkStatus<ImageOutcome>

export type ListedImageModel = {
  /** The upstream's name, which requests give. */
  name: string
  label: string
  /** For people, in the language that has no other: English. */
  description?: string
  /** The screen that it belongs to. */
  type: Extract<WorkTypeName, 'midjourney' | 'draw' | 'square' | 'sd3' | 'tool'>
  declaration: ImageModelDeclaration
}

export type ImageEngine = WorkEngine<ImageRequest, ImageOutcome, ListedImageModel>
