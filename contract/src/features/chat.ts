import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { chatEvent } from '../message-parts.ts'
import { flag, id, nothing } from '../primitives.ts'
import { appId } from './groups.ts'

/** Longest prompt, in UTF-16 units. */
export const promptLimit = 200_000

export const chatOptions = z.object({
  /** The conversation; a new one is made when absent. */
  groupId: id.optional(),
  /** Whether earlier records go with the prompt. */
  usingContext: flag.default(true),
  /** The entry that the prompt follows; the end of the log when absent. Null: the beginning. */
  parentId: id.nullable().optional(),
  /** Answer the prompt of this answer once more; `prompt` is not read. */
  regenerate: id.optional(),
  /** Go on with this answer, which was interrupted, stopped, cut or failed; `prompt` is not read. */
  continue: id.optional(),
  /** Uploads that go with the prompt. */
  attachments: z.array(z.string().max(200)).max(8).optional(),
  /** Names of the tools that the model may use. */
  tools: z.array(z.string().max(64)).max(32).optional(),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  maxTokens: z.number().int().min(1).max(1_000_000).optional(),
  reasoning: z.enum(['off', 'low', 'medium', 'high']).optional(),
})
export type ChatOptions = z.input<typeof chatOptions>

export const chat = {
  process: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/chat-process',
    access: 'caller',
    summary: 'Answers a prompt; the answer goes on when the caller leaves.',
    input: z.object({
      /** 3 is the ordinary model of the site, 4 its advanced one. */
      gptModelId: z.coerce.number().int().min(1).nullish(),
      gptModelUserId: z.coerce.number().int().min(0).nullish(),
      prompt: z.string().max(promptLimit).default(''),
      appId,
      options: chatOptions.prefault({}),
      systemMessage: z.string().max(100_000).nullish(),
      /** Pictures for a model that sees: uploads of our own, data URLs, or web addresses. */
      image_url: z.union([z.string(), z.array(z.string()).max(8)]).nullish(),
    }),
    reply: chatEvent,
    replies: 'events',
    failures: [
      'groups.not_found',
      'entries.not_found',
      'entries.busy',
      'chat.empty_prompt',
      'models.not_found',
      'models.none',
      'models.no_vision',
      'uploads.not_found',
      'uploads.not_a_picture',
      'uploads.too_large',
      'server.stopping',
    ],
  }),
  run: defineEndpoint({
    method: 'GET',
    path: '/chatgpt/run',
    access: 'caller',
    summary: 'The events of an answer after number `after`, and on until it ends.',
    input: z.object({ entryId: id, after: z.coerce.number().int().min(0).default(0) }),
    reply: chatEvent,
    replies: 'events',
    failures: ['runs.not_found'],
  }),
  stop: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/stop',
    access: 'caller',
    summary:
      'Ends an answer everywhere, and the upstream request with it. One that has ended stays as it is.',
    input: z.object({ entryId: id }),
    reply: nothing,
    failures: ['runs.not_found'],
  }),
}
