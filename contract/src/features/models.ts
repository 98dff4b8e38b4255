import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const modelAbilities = z.object({
  vision: z.boolean(),
  tools: z.boolean(),
  reasoning: z.boolean(),
  /** Tokens that fit, prompt and answer together. */
  contextTokens: z.number().int(),
})
export type ModelAbilities = z.infer<typeof modelAbilities>

export const chatModel = z.object({
  id: z.number().int(),
  name: z.string(),
  engine: z.string(),
  /** The connection's name, such as OpenAI or Ollama. */
  provider: z.string(),
  description: z.string(),
  /** Made by our own code, not a language model. */
  builtin: z.boolean(),
  /** The one that number 3 means on this site. */
  isDefault: z.boolean(),
  abilities: modelAbilities,
  /** Credits for 1,000 tokens in and out. */
  price: z.object({ inputPer1k: z.number(), outputPer1k: z.number() }),
})
export type ChatModel = z.infer<typeof chatModel>

export const models = {
  listChat: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryGptModel',
    access: 'public',
    summary: 'The chat models that this site offers, the default one first.',
    input: z.object({}),
    reply: z.array(chatModel),
  }),
}
