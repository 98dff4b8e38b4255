// Judging words by `/moderations` under the address, as OpenAI and those who speak like it do.
import { z } from 'zod'
import { askShape, notUnderstood } from '../../json-request.ts'
import type { ModerationEngine } from '../../kinds/moderation.ts'
import { openAiUpstream } from './openai-compatible.upstream.ts'

/** Some leave `flagged` out and tell the categories alone. */
const answer = z.object({
  results: z.array(
    z.object({
      flagged: z.boolean().optional(),
      categories: z.record(z.string(), z.boolean().nullable().catch(null)),
    }),
  ),
})

export function createModeration(settings: { baseUrl: string; apiKey: string }): ModerationEngine {
  const upstream = openAiUpstream(settings)
  return {
    async judge({ model, texts }, io) {
      const json = { input: texts, ...(model ? { model } : {}) }
      const { results } = await askShape(upstream, { path: '/moderations', json }, answer, io)
      if (results.length !== texts.length) throw notUnderstood({})
      return results.map(({ flagged, categories }) => {
        const found = Object.keys(categories).filter((name) => categories[name])
        return { refuses: flagged ?? found.length > 0, categories: found }
      })
    },
  }
}
