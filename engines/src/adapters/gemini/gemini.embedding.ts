// Vectors by `batchEmbedContents` of the Gemini API.
import { z } from 'zod'
import { askShape, notUnderstood } from '../../json-request.ts'
import type { EmbeddingEngine } from '../../kinds/embedding.ts'
import { splitBatches } from '../../text-batches.ts'
import { geminiUpstream, modelPath } from './gemini.upstream.ts'

const defaultModel = 'gemini-embedding-001'
/** More than these in a batch are declined. */
const max = { texts: 100, characters: 20_000 }
const taskTypes = { query: 'RETRIEVAL_QUERY', passage: 'RETRIEVAL_DOCUMENT' }

const answer = z.object({
  embeddings: z.array(z.object({ values: z.array(z.number()).min(1) })),
})

export function createEmbedding(settings: { baseUrl: string; apiKey: string }): EmbeddingEngine {
  const upstream = geminiUpstream(settings)
  return {
    async embed({ model: wanted, texts, purpose }, io) {
      const model = (wanted || defaultModel).replace(/^models\//, '')
      const path = `${modelPath(model)}:batchEmbedContents`
      const vectors: number[][] = []
      for (const batch of splitBatches(texts, max)) {
        const requests = batch.map((text) => ({
          model: `models/${model}`,
          content: { parts: [{ text }] },
          taskType: taskTypes[purpose],
        }))
        const { embeddings } = await askShape(upstream, { path, json: { requests } }, answer, io)
        if (embeddings.length !== batch.length) throw notUnderstood({})
        vectors.push(...embeddings.map(({ values }) => values))
      }
      if (vectors.some(({ length }) => length !== vectors[0]?.length)) throw notUnderstood({})
      return { vectors, model }
    },
  }
}
