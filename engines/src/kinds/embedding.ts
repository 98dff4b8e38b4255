// What turns texts into vectors by their meaning: an optional ability of an engine.
import type { EngineIo } from '../io.ts'

export type Embeddings = {
  /** One for each text, in their order, all of one length; not necessarily of unit length. */
  vectors: number[][]
  /** The upstream's name of the model that made them: vectors of two models cannot be compared. */
  model: string
}

export interface EmbeddingEngine {
  /**
   * `model` is the upstream's name, its default one when empty; `purpose` tells those that want to know whether a text is looked for or
   * looked in. Splits what is too much for one call. Throws EngineError.
   */
  embed(
    request: { model: string; texts: readonly string[]; purpose: 'query' | 'passage' },
    io: EngineIo,
  ): Promise<Embeddings>
}
