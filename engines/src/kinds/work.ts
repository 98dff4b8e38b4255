// What engines of all kinds of works have in common. They never wait for the upstream longer than one request takes: `submit` hands the
// request over, `check` tells where it stands, and whoever calls decides when to ask again. So a restart loses nothing and asks for nothing
// twice.
import type { Params } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { MediaRole, WorkTask } from '@atelier/contract/work-terms'
import type { EngineErrorKind } from '../errors.ts'
import type { EngineIo } from '../io.ts'

/** What an engine needs to find a request again: JSON of its own making, kept by whoever calls. Never holds a key. */
export type Ticket = { readonly [name: string]: unknown }

/** A file that was made: its bytes, or where they can be fetched with which headers. */
export type MadeFile = { data: Uint8Array } | { url: string; headers?: Record<string, string> }

/** A picture, clip or song that goes along; already checked by its content. */
export type MediaInput = {
  role: MediaRole
  mime: string
  data: Uint8Array
  /** Where upstreams that fetch it themselves find it, for a day at least; absent where the installation cannot be reached from outside. */
  url?: string
  /** Pixels, of pictures and clips. */
  width?: number
  height?: number
  /** Of clips and songs. */
  seconds?: number
}

/** A request for clips, songs or stems. */
export type MediaRequest<Task extends WorkTask> = {
  /** Names the request for ever: the same one is never submitted under two names. Letters, digits and `-`, at most 40. */
  key: string
  /** The upstream's name of the model. */
  model: string
  task: Task
  /** Empty for tasks that take none. */
  prompt: string
  negativePrompt: string
  inputs: readonly MediaInput[]
  /** As the model declared them, checked. */
  params: Params
  /** How many clips or songs are asked for. */
  count: number
  /** The earlier work that this one goes on from, of the same connection, with the result of it that is meant (from 0). */
  parent: { ticket: Ticket; index: number } | null
  /** The language of whoever asked, for what is answered in words. */
  locale: Locale
}

export type WorkStatus<Outcome> =
  | { state: 'waiting' /** Before it in the upstream's own queue. */; ahead?: number }
  | {
      state: 'running'
      /** 0 to 100; absent when nobody knows. */
      progress?: number
      /** A picture of it as far as it is. */
      preview?: MadeFile
    }
  | {
      state: 'done'
      outcome: Outcome /** When more than before is to be kept for what follows from this work. */
      ticket?: Ticket
    }
  /** Why, as `EngineError` has it; `aborted` when it was cancelled at the upstream. */
  | {
      state: 'failed'
      kind: Exclude<EngineErrorKind, 'cut'>
      message: string
    }

/** Without a description it is the listed one. */
export type ModelTexts = { label: string; description?: string }

export interface WorkEngine<Request, Outcome, Listed> {
  /** Models as the upstream lists them, or as the vendor documents them. Throws EngineError. */
  listModels(io: EngineIo): Promise<Listed[]>
  /** What a model is called in a language, of engines that know more than one. */
  textsOf?(model: string, locale: Locale): ModelTexts | undefined
  /**
   * Hands a request over, with at most one request that the upstream may have taken. Upstreams that answer with the result itself are
   * `done` at once; `progress` may be called with 0 to 100 until then. Throws EngineError: of kind `auth`, `quota`, `rate`, `no_channel`,
   * `too_long`, `unknown_model`, `refused`, `invalid` nothing was taken; with others the upstream may have taken it, unless the error says
   * `untaken`.
   */
  submit(
    request: Request,
    io: EngineIo & { progress(percent: number, preview?: MadeFile): void },
  ): Promise<{ ticket: Ticket } | { outcome: Outcome; ticket?: Ticket }>
  /** Where it stands. Throws EngineError when the question could not be asked or was not understood; the request stands as it did. */
  check(ticket: Ticket, io: EngineIo): Promise<WorkStatus<Outcome>>
  /** Asks the upstream to give it up. What cannot be given up goes on; nobody waits for it any more. Absent where upstreams cannot. */
  cancel?(ticket: Ticket, io: EngineIo): Promise<void>
  /**
   * Looks for a request that was submitted under this key and whose ticket was lost. Undefined when it is not known there. Absent where
   * upstreams cannot be asked so: what was lost then counts as failed.
   */
  find?(key: string, io: EngineIo): Promise<Ticket | undefined>
  /** The same request can be submitted again at no cost and with no trace: our own code. */
  readonly repeatable?: boolean
  /** Milliseconds between two questions about a request; 2,000 when absent. */
  readonly checkEveryMs?: number
  /** After so long without an end a request counts as failed; 30 minutes when absent. */
  readonly deadlineMs?: number
}
