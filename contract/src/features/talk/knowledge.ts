// Files that models answer from: added, read in the background, and looked into passage by passage.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { documentStates } from '../../knowledge-terms.ts'
import { passagePlace } from '../../message-parts.ts'
import { id, largestId, nothing, page, paging, timestamp } from '../../primitives.ts'

export const knownDocument = z.object({
  id,
  /** The file's name. */
  title: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  state: z.enum(documentStates),
  /** Why it could not be read, in the reader's language. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Text in it, in UTF-16 units; 0 until it is read. */
  characters: z.number().int(),
  passages: z.number().int(),
  /** Its passages are found by their meaning, too. */
  isEmbedded: z.boolean(),
  createdAt: timestamp,
})
export type KnownDocument = z.infer<typeof knownDocument>

export const shownPassage = z.object({
  /** From 0, in the order of the document. */
  position: z.number().int(),
  text: z.string(),
  place: passagePlace,
})
export type ShownPassage = z.infer<typeof shownPassage>

export const knowledge = {
  add: defineEndpoint({
    method: 'POST',
    path: '/knowledge/add',
    access: 'caller',
    summary:
      'Takes a file to answer from and reads it in the background. The same file is taken once; one that could not be read is tried again.',
    input: z.object({}),
    reply: knownDocument,
    body: 'multipart',
    failures: ['documents.too_large', 'documents.too_many', 'storage.full', 'storage.site_full'],
    refreshes: ['knowledge.list'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/knowledge/list',
    access: 'caller',
    summary: 'Own files, newest first; `q` finds by a part of the name.',
    input: z.object({ ...paging(24), q: z.string().trim().max(200).optional() }),
    reply: page(knownDocument),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/knowledge/get',
    access: 'caller',
    summary: 'One own file and how far it is read.',
    input: z.object({ id }),
    reply: knownDocument,
    failures: ['documents.not_found'],
  }),
  passages: defineEndpoint({
    method: 'GET',
    path: '/knowledge/passages',
    access: 'caller',
    summary: 'Passages of an own file from position `from` on, in its order.',
    input: z.object({
      id,
      from: z.coerce.number().int().min(0).max(largestId).default(0),
      size: z.coerce.number().int().min(1).max(100).default(40),
    }),
    reply: z.object({ rows: z.array(shownPassage), count: z.number().int() }),
    failures: ['documents.not_found'],
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/knowledge/file',
    access: 'caller',
    summary: 'The bytes of an own file, as they were added.',
    input: z.object({ id }),
    reply: z.any(),
    replies: 'file',
    failures: ['documents.not_found'],
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/knowledge/delete',
    access: 'caller',
    summary:
      'Deletes an own file with its passages. Answers that cited it keep its name and the words that they cited.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['documents.not_found'],
    refreshes: ['knowledge.list'],
  }),
}
