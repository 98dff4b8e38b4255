import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { knowledgeLimits } from '../../knowledge-terms.ts'
import { chatEvent } from '../../message-parts.ts'
import { flag, id, largestId, nothing, timestamp } from '../../primitives.ts'
import { toolLimits } from '../../tool-terms.ts'
import { entryState } from './chatlog.ts'
import { appId } from './groups.ts'
import { chatRates } from './prices.ts'

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
  /** With `regenerate`: also while other answers to the same prompt grow, at most four at a time in all. */
  beside: z.boolean().optional(),
  /** Go on with this answer, which was interrupted, stopped, cut or failed; `prompt` is not read. */
  continue: id.optional(),
  /** Uploads that go with the prompt. */
  attachments: z.array(z.string().max(200)).max(8).optional(),
  /** Own documents that go with the prompt. */
  documents: z.array(id).max(knowledgeLimits.attached).optional(),
  /** Names of the tools that the model may use. */
  tools: z.array(z.string().max(64)).max(toolLimits.chosen).optional(),
  /** How many credits the tools of one answer may spend; 0 for nothing that costs. As the site sets it when absent. */
  toolCredits: z.number().int().min(0).max(1_000_000).optional(),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  maxTokens: z.number().int().min(1).max(1_000_000).optional(),
  reasoning: z.enum(['off', 'low', 'medium', 'high']).optional(),
})
export type ChatOptions = z.input<typeof chatOptions>

/** An answer that is under way or has just ended. */
export const runSummary = z.object({
  entryId: id,
  groupId: id,
  /** What it is in: a conversation or a mind map. */
  kind: z.enum(['chat', 'mind']),
  /** The conversation's title; empty while it has none. */
  title: z.string(),
  /** Shown name of the model. */
  model: z.string(),
  state: entryState,
  startedAt: timestamp,
  /** Null while it runs. */
  endedAt: timestamp.nullable(),
  /** How long its text is so far; null when another server writes it, and when it has ended. */
  characters: z.number().int().nullable(),
  /** Why it failed, in the reader's language. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type RunSummary = z.infer<typeof runSummary>

export const chat = {
  process: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/chat-process',
    access: 'caller',
    summary: 'Answers a prompt; the answer goes on when the caller leaves.',
    input: z.object({
      /** 3 is the ordinary model of the site, 4 its advanced one. */
      gptModelId: id.nullish(),
      /** A model of the caller's own connection, in place of `gptModelId`. */
      gptModelUserId: z.coerce.number().int().min(0).max(largestId).nullish(),
      prompt: z.string().max(promptLimit).default(''),
      /** A role to answer in, or the app of a conversation that does not exist yet; one that does has its app by itself. */
      appId,
      options: chatOptions.prefault({}),
      /** Not read where an app or a role says what the model is told. */
      systemMessage: z.string().max(100_000).nullish(),
      /** Pictures for a model that sees: uploads of our own, data URLs, or web addresses. */
      image_url: z.union([z.string(), z.array(z.string()).max(8)]).nullish(),
      /**
       * What was shown for the model: where any of it is more by now, nothing is asked (`prices.rates_changed`). At any price when absent.
       */
      seenRates: chatRates.optional(),
    }),
    reply: chatEvent,
    replies: 'events',
    failures: [
      'prices.rates_changed',
      'apps.not_found',
      'groups.not_found',
      'entries.not_found',
      'entries.busy',
      'chat.empty_prompt',
      'chat.too_many_own',
      'chat.too_many_here',
      ...(['documents.not_found', 'documents.reading', 'documents.unknown'] as const),
      ...(['documents.broken', 'documents.empty', 'documents.locked'] as const),
      'documents.encoding',
      'documents.too_large',
      'models.not_found',
      'models.none',
      'models.no_vision',
      'models.vip_only',
      'models.busy',
      'models.day_spent',
      'credits.short',
      'own_connections.unreadable',
      'storage.full',
      'storage.site_full',
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
    input: z.object({
      entryId: id,
      after: z.coerce.number().int().min(0).max(largestId).default(0),
    }),
    reply: chatEvent,
    replies: 'events',
    failures: ['runs.not_found'],
  }),
  runs: defineEndpoint({
    method: 'GET',
    path: '/chatgpt/runs',
    access: 'caller',
    summary:
      'Own answers that are under way, and those that ended within the last ten minutes; the last begun first, at most 50.',
    input: z.object({}),
    reply: z.object({
      rows: z.array(runSummary),
      /** The server's clock, by which the dates above can be read. */
      now: timestamp,
    }),
  }),
  consent: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/consent',
    access: 'caller',
    summary:
      'Answers whether a tool may run. The first answer counts; `always` holds for this tool in this conversation until `ask` takes it back.',
    input: z.object({
      entryId: id,
      callId: z.string().min(1).max(200),
      decision: z.enum(['allow', 'always', 'refuse', 'ask']),
    }),
    reply: nothing,
    failures: ['runs.not_found'],
  }),
  stopTool: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/stop-tool',
    access: 'caller',
    summary:
      'Ends one call of a tool; the model is told so, and its answer goes on. One that has ended stays as it is.',
    input: z.object({ entryId: id, callId: z.string().min(1).max(200) }),
    reply: nothing,
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
