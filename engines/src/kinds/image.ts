// What an engine that makes pictures takes and gives. It never waits for the upstream longer than one request takes: `submit` hands the
// wish over, `check` tells where it stands, and whoever calls decides when to ask again. So a restart loses nothing and asks for nothing
// twice.
import type { ImageModelDeclaration, Params } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { ImageTask, PictureRole, WorkTypeName } from '@atelier/contract/work-terms'
import type { EngineIo } from '../io.ts'

/** A picture that goes along; already checked, encoded anew and within 4096 pixels a side. */
export type ImageInput = {
  role: PictureRole
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'
  data: Uint8Array
  width: number
  height: number
}

/** What an engine needs to find a wish again: JSON of its own making, kept by whoever calls. Never holds a key. */
export type Ticket = { readonly [name: string]: unknown }

export type ImageRequest = {
  /** Names the wish for ever: the same one is never submitted under two names. Letters, digits and `-`, at most 40. */
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
  /** How many pictures are wished for. */
  count: number
  /** The earlier work that this one goes on from, of the same connection, with the picture of it that is meant (from 0). */
  parent: { ticket: Ticket; index: number } | null
  /** The language of whoever asked, for what is answered in words. */
  locale: Locale
  /** Nobody waits for it: where wishes are made one after the other, others go first. */
  inBackground?: boolean
}

/** A picture that was made: its bytes, or where they can be fetched with which headers. */
export type ImageOutput = { data: Uint8Array } | { url: string; headers?: Record<string, string> }

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
}

export type ImageStanding =
  | { state: 'waiting' /** Before it in the upstream's own queue. */; ahead?: number }
  | {
      state: 'running'
      /** 0 to 100; absent when nobody knows. */
      progress?: number
      /** The picture as far as it is. */
      preview?: ImageOutput
    }
  | {
      state: 'done'
      outcome: ImageOutcome /** When more than before is to be kept for what follows from this work. */
      ticket?: Ticket
    }
  /** Why, as `EngineError` has it; `aborted` when it was cancelled at the upstream. */
  | {
      state: 'failed'
      kind: 'refused' | 'invalid' | 'unavailable' | 'quota' | 'timeout' | 'aborted'
      message: string
    }

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

/** Without a description it is the listed one. */
export type ModelTexts = { label: string; description?: string }

export interface ImageEngine {
  /** Models as the upstream lists them, or as the vendor documents them. Throws EngineError. */
  listModels(io: EngineIo): Promise<ListedImageModel[]>
  /** What a model is called in a language, of engines that know more than one. */
  textsOf?(model: string, locale: Locale): ModelTexts | undefined
  /**
   * Hands a wish over, with at most one request that the upstream may have taken. Upstreams that answer with the pictures themselves are
   * `done` at once; `progress` may be called with 0 to 100 until then. Throws EngineError: of kind `auth`, `quota`, `rate`, `refused`,
   * `invalid` nothing was taken; with others the upstream may have taken it, unless the error says `untaken`.
   */
  submit(
    request: ImageRequest,
    io: EngineIo & { progress(percent: number, preview?: ImageOutput): void },
  ): Promise<{ ticket: Ticket } | { outcome: ImageOutcome; ticket?: Ticket }>
  /** Where it stands. Throws EngineError when the question could not be asked or was not understood; the wish stands as it did. */
  check(ticket: Ticket, io: EngineIo): Promise<ImageStanding>
  /** Asks the upstream to give it up. What cannot be given up goes on; nobody waits for it any more. Absent where upstreams cannot. */
  cancel?(ticket: Ticket, io: EngineIo): Promise<void>
  /**
   * Looks for a wish that was submitted under this key and whose ticket was lost. Undefined when it is not known there. Absent where
   * upstreams cannot be asked so: what was lost then counts as failed.
   */
  find?(key: string, io: EngineIo): Promise<Ticket | undefined>
  /** The same wish can be submitted again at no cost and with no trace: our own code. */
  readonly repeatable?: boolean
  /** Milliseconds between two questions about a wish; 2,000 when absent. */
  readonly checkEveryMs?: number
  /** After so long without an end a wish counts as failed; 30 minutes when absent. */
  readonly deadlineMs?: number
}
