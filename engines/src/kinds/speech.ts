// Voices: reading a text aloud and writing down what is said, optional abilities of an engine.
import type { EngineIo } from '../io.ts'

export interface SpeechEngine {
  /** The upstream's names of its voices, the default one first. */
  voices: readonly string[]
  /** Longest text of one call, in UTF-16 units. */
  longestText: number
  /**
   * Says a text; `model` and `voice` are the upstream's names, its default ones when empty; `speed` 1 is natural, 0.5 to 2. The bytes are a
   * whole file of `mime`. Throws EngineError.
   */
  speak(
    request: { model: string; voice: string; text: string; speed: number },
    io: EngineIo,
  ): Promise<{ bytes: Uint8Array; mime: string }>
}

export interface TranscriptionEngine {
  /** Largest recording taken, in bytes. */
  largest: number
  /**
   * Writes down what a recording says; `model` is the upstream's name, its default one when empty; `language` is an ISO 639-1 code, empty
   * for whatever it hears. Throws EngineError.
   */
  transcribe(
    request: {
      model: string
      recording: { bytes: Uint8Array; mime: string }
      language: string
    },
    io: EngineIo,
  ): Promise<{ text: string; durationS: number | null }>
}
