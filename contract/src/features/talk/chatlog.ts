import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { messagePart, usage } from '../../message-parts.ts'
import { id, largestId, nothing, page, paging, timestamp } from '../../primitives.ts'

/**
 * `running` grows now; `done` ended by itself; `empty` did so with nothing to read or see; `stopped` ended by the caller; `length` ran out of room; `refused` the model would not;
 * `interrupted` the server died under it; `failed` the upstream did.
 */
export const entryState = z.enum([
  'running',
  'done',
  'empty',
  'stopped',
  'length',
  'refused',
  'interrupted',
  'failed',
])
export type EntryState = z.infer<typeof entryState>

export const entry = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  /** The words alone, for those who do not read parts. */
  text: z.string(),
  parts: z.array(messagePart),
  /** Number of the last event that is in `parts` while the entry is `running`: attach to the run after it. Else 0. */
  seq: z.number().int(),
  /** Null for what people wrote. */
  model: z
    .object({ id: z.number().int().nullable(), name: z.string(), engine: z.string() })
    .nullable(),
  state: entryState,
  usage: usage.nullable(),
  /** Credits charged. */
  price: z.number().int(),
  createdAt: timestamp,
  parentId: z.number().int().nullable(),
  /** All answers (or wordings) at this place, oldest first, this one included. */
  versions: z.array(z.number().int()),
  /** Why it failed, in the reader's language. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type Entry = z.infer<typeof entry>

const log = z.object({
  rows: z.array(entry),
  /** Give it back as `before` for the page that comes earlier; null at the beginning. */
  before: z.number().int().nullable(),
})

export const chatlog = {
  list: defineEndpoint({
    method: 'GET',
    path: '/chatlog/chatList',
    access: 'caller',
    summary: 'The log of a conversation, oldest first; pages go backwards from the end.',
    input: z.object({
      groupId: id,
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(1000).default(60),
    }),
    reply: log,
    failures: ['groups.not_found'],
  }),
  listByApp: defineEndpoint({
    method: 'GET',
    path: '/chatlog/byAppId',
    access: 'caller',
    summary: 'The log of the conversation last used with an app.',
    input: z.object({
      appId: z.coerce.number().int().min(0).max(largestId),
      size: z.coerce.number().int().min(1).max(1000).default(60),
    }),
    reply: log.extend({ groupId: z.number().int().nullable() }),
    specificationOnly: true,
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/chatlog/del',
    access: 'caller',
    summary: 'Deletes one message; what followed it stays.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['entries.not_found'],
  }),
  deleteByGroup: defineEndpoint({
    method: 'POST',
    path: '/chatlog/delByGroupId',
    access: 'caller',
    summary: 'Empties a conversation and keeps it.',
    input: z.object({ groupId: id }),
    reply: nothing,
    failures: ['groups.not_found'],
  }),
  selectVersion: defineEndpoint({
    method: 'POST',
    path: '/chatlog/select',
    access: 'caller',
    summary: 'Shows another version of a message, with what followed it last.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['entries.not_found'],
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/chatlog/versions',
    access: 'caller',
    summary: 'All answers to a prompt, the first begun first; at most the newest 40.',
    input: z.object({
      /** The prompt. */
      id,
    }),
    reply: z.object({ prompt: entry, rows: z.array(entry) }),
    failures: ['entries.not_found'],
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/chatlog/search',
    access: 'caller',
    summary: 'Messages of all own conversations that hold the words, the best first.',
    input: z.object({ q: z.string().trim().min(1).max(200), ...paging(20) }),
    reply: page(
      z.object({
        entryId: id,
        groupId: id,
        groupTitle: z.string(),
        role: z.enum(['user', 'assistant']),
        /** A piece of the text around the first hit. */
        excerpt: z.string(),
        createdAt: timestamp,
      }),
    ),
  }),
}
