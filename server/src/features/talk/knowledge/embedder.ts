// Texts as vectors by what the operator connected for it, of unit length, so that their product says how near they are.

import type { EngineIo } from '@atelier/engines/io'
import type { EmbeddingEngine } from '@atelier/engines/kinds/embedding'

export type Embedder = {
  /** What vectors are told apart by: those of two names cannot be compared. */
  preset: string
  embed(
    texts: readonly string[],
    purpose: 'query' | 'passage',
    signal: AbortSignal,
  ): Promise<{ vectors: number[][]; by: string }>
}

export type FindEmbedder = (siteId: number) => Promise<Embedder | undefined>

export const createEmbedder = (
  { engine, preset }: { engine: EmbeddingEngine; preset: string },
  model: string,
  engineIo: (signal: AbortSignal) => EngineIo,
): Embedder => ({
  preset,
  async embed(texts, purpose, signal) {
    const made = await engine.embed({ model, texts, purpose }, engineIo(signal))
    if (made.vectors.length !== texts.length)
      throw new Error('as many vectors as texts were expected')
    return { vectors: made.vectors.map(ofUnitLength), by: `${preset}/${made.model}` }
  },
})

export function ofUnitLength(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? [...vector] : vector.map((value) => value / length)
}
