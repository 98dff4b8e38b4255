import type { z } from 'zod'
import type { BalanceReader } from './balance.ts'
import type { ChatEngine } from './kinds/chat.ts'
import type { EmbeddingEngine } from './kinds/embedding.ts'
import type { ImageEngine } from './kinds/image.ts'
import type { ModerationEngine } from './kinds/moderation.ts'
import type { MusicEngine } from './kinds/music.ts'
import type { SpeechEngine, TranscriptionEngine } from './kinds/speech.ts'
import type { StemsEngine } from './kinds/stems.ts'
import type { VideoEngine } from './kinds/video.ts'

/** What an engine can make, by kind. */
export type EngineKinds = {
  chat?: ChatEngine
  image?: ImageEngine
  video?: VideoEngine
  music?: MusicEngine
  stems?: StemsEngine
}

/** What an engine does once it has its settings; the others only where upstreams may have them. */
export type OpenedEngine = EngineKinds & {
  balance?: BalanceReader
  moderation?: ModerationEngine
  embedding?: EmbeddingEngine
  speech?: SpeechEngine
  transcription?: TranscriptionEngine
  /** Ends what it keeps running, such as processes; what is under way there fails. */
  close?(): Promise<void>
}

export type Engine<Settings extends z.ZodType = z.ZodType> = {
  id: string
  label: string
  kinds: readonly (keyof EngineKinds)[]
  /** Address, key and the like, as an operator gives them; see each field's description for the form. */
  settings: Settings
  /**
   * `vendor` is whom the connection was set up with, as `Vendor.id` names it; null for whoever speaks the dialect, undefined where nobody
   * said, and the address has to tell.
   */
  create(settings: z.output<Settings>, vendor?: string | null): OpenedEngine
}

/** Declares an engine; the operator's form, its validation and the documentation follow from `settings`. */
export function defineEngine<Settings extends z.ZodType>(
  engine: Engine<Settings>,
): Engine<Settings> {
  return engine
}

/** A way to an upstream that was found rather than typed in: by a key in the environment, or by a server on this machine. */
export type FoundConnection = {
  engine: string
  /** Stable name, such as `deepseek` or `ollama`. */
  preset: string
  /** Whom it is set up with, where its name does not say so: another vendor's `id`, or null for whoever speaks the dialect. */
  vendor?: string | null
  label: string
  /** As the engine's `settings` want them; `baseUrl` and `apiKey` for an upstream. */
  settings: Record<string, string>
}
