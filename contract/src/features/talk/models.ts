import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { engineFailureCodes } from '../../engine-failure-codes.ts'
import { purses } from '../../ledger-terms.ts'
import { nothing } from '../../primitives.ts'
import { customModelLimits } from './own-connection-rules.ts'
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
  /** No price fits it on this site: those who run the site alone are told of it, and try it at the flat price. */
  waitsForPrice: z.boolean(),
  /** Of one that its owner made from another: what answers, and what it is told first. Null for all others. */
  custom: z
    .object({
      base: z.object({ id: z.number().int(), own: z.boolean(), name: z.string() }),
      systemMessage: z.string(),
      /** Whether what it was made from still answers. */
      works: z.boolean(),
    })
    .nullable(),
})
export type ChatModel = z.infer<typeof chatModel>

const modelNumber = z.coerce.number().int().min(1).max(2_147_483_647)

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
    summary:
      'The models that the caller made, and those of their own connection; none for a guest.',
    input: z.object({}),
    reply: z.array(chatModel),
  }),
  addOwn: defineEndpoint({
    method: 'POST',
    path: '/autoreply/addGptModelUser',
    access: 'member',
    summary:
      'Makes a model of the member’s own, or changes one: a model of the site or of their own connection with words of their own, or one that an upstream offers to a key of theirs.',
    input: z.object({
      /** Absent for a new one. */
      id: modelNumber.optional(),
      name: z.string().trim().min(1).max(customModelLimits.name),
      /** What it is told first, in place of what the site says; empty for that. */
      systemMessage: z.string().trim().max(customModelLimits.systemMessage).default(''),
      /** The site's model that answers: exactly one of these three is given. */
      gptModelId: modelNumber.optional(),
      /** The model of the own connection that answers. */
      gptModelUserId: modelNumber.optional(),
      /** A connection of its own, and the upstream's name of the model that answers there. It is tried before it is kept. */
      connection: z
        .object({
          api: z.string().max(64),
          apiKey: z.string().trim().max(1000).default(''),
          reverseProxy: z.string().trim().max(2000).default(''),
          model: z.string().trim().min(1).max(200),
        })
        .optional(),
    }),
    reply: chatModel,
    failures: [
      'models.not_found',
      'models.too_many',
      'own_connections.no_models',
      'own_connections.auth',
      'own_connections.quota',
      'own_connections.unavailable',
      ...engineFailureCodes,
    ],
    refreshes: ['models.listOwn'],
  }),
  deleteOwn: defineEndpoint({
    method: 'POST',
    path: '/autoreply/deleteGptModelUser',
    access: 'member',
    summary: 'Deletes a model that the member made. Answers of it stay.',
    input: z.object({ id: modelNumber }),
    reply: nothing,
    failures: ['models.not_found'],
    refreshes: ['models.listOwn'],
  }),
}
