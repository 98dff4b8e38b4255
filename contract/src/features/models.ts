import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { purses } from '../ledger-terms.ts'
import { chatRates } from './prices.ts'

export const modelAbilities = z.object({
  vision: z.boolean(),
  tools: z.boolean(),
  reasoning: z.boolean(),
  /** Tokens that fit, prompt and answer together. */
  contextTokens: z.number().int(),
})
export type ModelAbilities = z.infer<typeof modelAbilities>

export const chatModel = z.object({
  /** Name it as `gptModelId`, or as `gptModelUserId` when the model is the caller's own. */
  id: z.number().int(),
  own: z.boolean(),
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
  /** What it costs whoever asks. */
  price: chatRates,
  /** What its answers are paid from. */
  purse: z.enum(purses),
  /** Only for those with VIP time; others are refused. */
  vipOnly: z.boolean(),
})
export type ChatModel = z.infer<typeof chatModel>

export const models = {
  listChat: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryGptModel',
    access: 'public',
    summary:
      'The chat models that this site offers, the default one first, at the prices of whoever asks.',
    input: z.object({}),
    reply: z.array(chatModel),
  }),
  listOwn: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryGptModelUser',
    access: 'caller',
    summary: 'The models of the caller’s own connection; none for a guest.',
    input: z.object({}),
    reply: z.array(chatModel),
  }),
}
