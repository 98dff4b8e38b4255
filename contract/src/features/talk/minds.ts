// Mind maps: asked for as an outline that grows, kept as a tree.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { chatEvent } from '../../message-parts.ts'
import { mindTree } from '../../mind-outline.ts'
import { longestMindTitle } from '../../mind-terms.ts'
import { id, page, paging, timestamp } from '../../primitives.ts'
import { chat, chatOptions } from './chat.ts'
import { entry } from './chatlog.ts'

const title = z.string().trim().max(longestMindTitle)

export const mindSummary = z.object({
  /** Also its conversation’s, under which it is renamed and deleted. */
  id,
  title: z.string(),
  /** 0 for one that was never saved. */
  nodes: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type MindSummary = z.infer<typeof mindSummary>

export const mind = mindSummary.extend({
  /** Null until it is first saved: it is then what its last answer says. */
  tree: mindTree.nullable(),
  /** Counts how often it was saved. */
  revision: z.number().int().min(0),
  /** The last answer of a map that was never saved, and those that nodes wait for (`grows`). */
  answers: z.array(entry),
})
export type Mind = z.infer<typeof mind>

export const minds = {
  ask: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/chat-mind',
    access: 'caller',
    summary:
      'Answers as an outline in markdown, for a mind map; it goes on when the caller leaves.',
    input: chat.process.input
      .pick({ gptModelId: true, gptModelUserId: true, prompt: true, systemMessage: true })
      .extend({
        options: chatOptions
          .pick({
            groupId: true,
            regenerate: true,
            continue: true,
            temperature: true,
            topP: true,
            maxTokens: true,
            reasoning: true,
          })
          .extend({
            /** For more below one node: the texts from the middle of the map to it. */
            path: z.array(z.string().max(2000)).max(100).optional(),
            /** What stands below that node already. */
            known: z.array(z.string().max(2000)).max(200).optional(),
          })
          .prefault({}),
      }),
    reply: chatEvent,
    replies: 'events',
    failures: chat.process.failures,
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/mind/list',
    access: 'caller',
    summary: 'Own mind maps, the last changed first.',
    input: z.object(paging(20)),
    reply: page(mindSummary),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/mind/get',
    access: 'caller',
    summary: 'An own mind map.',
    input: z.object({ id }),
    reply: mind,
    failures: ['groups.not_found'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/mind/create',
    access: 'caller',
    summary: 'Keeps a tree as a new mind map.',
    input: z.object({ title: title.default(''), tree: mindTree }),
    reply: z.object({ id, revision: z.number().int() }),
    failures: ['minds.too_large'],
    refreshes: ['minds.list'],
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/mind/save',
    access: 'caller',
    summary: 'Keeps a map as it is now, unless it was saved elsewhere since `revision`.',
    input: z.object({
      id,
      tree: mindTree,
      revision: z.number().int().min(0),
      title: title.min(1).optional(),
    }),
    reply: z.object({ revision: z.number().int(), updatedAt: timestamp }),
    failures: ['groups.not_found', 'minds.conflict', 'minds.too_large'],
    refreshes: ['minds.list'],
  }),
}
