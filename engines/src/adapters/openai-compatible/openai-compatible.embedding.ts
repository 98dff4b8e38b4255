// Vectors by `/embeddings` under the address, as OpenAI and those who speak like it do.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, askShape, notUnderstood, type Upstream } from '../../json-request.ts'
import type { EmbeddingEngine } from '../../kinds/embedding.ts'
import { splitBatches } from '../../text-batches.ts'
import { openAiUpstream } from './openai-compatible.upstream.ts'
import { modelList } from './openai-compatible.wire.ts'
import type { EmbeddingOffer } from './voice-offers.ts'

/** OpenAI takes 300,000 tokens in a call. */
const maxCharacters = 200_000

const answer = z.object({
  data: z.array(
    z.object({
      /** Some leave it out and keep the order. */
      index: z.number().int().optional(),
      embedding: z.array(z.number()).min(1),
    }),
  ),
})

const listed = z.object({ id: z.string() })

/** `purpose` makes no difference to these. */
export function createEmbedding(
  settings: { baseUrl: string; apiKey: string },
  { model: defaultModel, maxTexts }: EmbeddingOffer,
): EmbeddingEngine {
  const upstream = openAiUpstream(settings)
  return {
    async embed({ model: wanted, texts }, io) {
      const model = wanted || defaultModel || (await findModel(upstream, io))
      const vectors: number[][] = []
      for (const batch of splitBatches(texts, { texts: maxTexts, characters: maxCharacters }))
        vectors.push(...(await embedBatch(upstream, { model, batch }, io)))
      if (vectors.some(({ length }) => length !== vectors[0]?.length)) throw notUnderstood({})
      return { vectors, model }
    },
  }
}

async function embedBatch(
  upstream: Upstream,
  { model, batch }: { model: string; batch: string[] },
  io: EngineIo,
): Promise<number[][]> {
  const json = { model, input: batch, encoding_format: 'float' }
  const { data } = await askShape(upstream, { path: '/embeddings', json }, answer, io)
  if (data.length !== batch.length) throw notUnderstood({})
  const placed = new Map(data.map(({ index, embedding }, at) => [index ?? at, embedding]))
  return batch.map((_, at) => {
    const vector = placed.get(at)
    if (!vector) throw notUnderstood({})
    return vector
  })
}

const preferredModel = 'text-embedding-3-small'

/** What a server lists that embeds, by its name. Throws EngineError `invalid` where it lists none. */
async function findModel(upstream: Upstream, io: EngineIo): Promise<string> {
  const list = modelList.safeParse(await askJson(upstream, { path: '/models' }, io))
  const names = (list.data?.data ?? []).flatMap((row) => listed.safeParse(row).data?.id ?? [])
  const embedding = names.filter((name) => /embed|\bbge\b|\be5\b|\bgte\b/i.test(name))
  const found = embedding.find((name) => name === preferredModel) ?? embedding[0]
  if (found === undefined)
    throw new EngineError('invalid', 'The upstream lists no model that embeds texts.')
  return found
}
