// Links that show a conversation, a work or a mind map to whoever has them.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { mindTree } from '../../mind-outline.ts'
import { id, nothing, timestamp } from '../../primitives.ts'
import { entry } from '../talk/chatlog.ts'
import { author, publishedWork } from './gallery.ts'

export const shareKinds = ['chat', 'work', 'mind'] as const

export const share = z.object({
  id,
  kind: z.enum(shareKinds),
  /** The conversation, the work or the mind map. */
  subjectId: id,
  title: z.string(),
  /** The address to send, from the site's own on. */
  address: z.string(),
  hasPassword: z.boolean(),
  /** Null for as long as it is not revoked. */
  expiresAt: timestamp.nullable(),
  views: z.number().int(),
  createdAt: timestamp,
})
export type Share = z.infer<typeof share>

/** What a link shows. A conversation and a mind map are shown as they were when the link was made. */
export const shared = z.object({
  kind: z.enum(shareKinds),
  title: z.string(),
  author,
  createdAt: timestamp,
  entries: z.array(entry),
  /** Those that stand in the entries, as far as they are there and done. */
  works: z.array(publishedWork),
  work: publishedWork.nullable(),
  mind: mindTree.nullable(),
})
export type Shared = z.infer<typeof shared>

const key = z.string().max(100)
const password = z.string().max(200)

export const shares = {
  create: defineEndpoint({
    method: 'POST',
    path: '/share/create',
    access: 'caller',
    summary: 'Makes a link to an own conversation or mind map, as it is now, or to an own work.',
    input: z.object({
      kind: z.enum(shareKinds),
      subjectId: id,
      /** Asked for when it is opened; none when empty. */
      password: password.default(''),
      /** It opens nothing after so many hours; null for no end. */
      hours: z.number().int().min(1).max(8760).nullable().default(null),
    }),
    reply: share,
    failures: ['groups.not_found', 'works.not_found', 'shares.too_many', 'shares.empty'],
    refreshes: ['shares.list'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/share/list',
    access: 'caller',
    summary: 'Own links that open something, newest first.',
    input: z.object({ kind: z.enum(shareKinds).optional(), subjectId: id.optional() }),
    reply: z.array(share),
  }),
  revoke: defineEndpoint({
    method: 'POST',
    path: '/share/revoke',
    access: 'caller',
    summary: 'A link opens nothing any more.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['shares.not_found'],
    refreshes: ['shares.list'],
  }),
  open: defineEndpoint({
    method: 'POST',
    path: '/share/open',
    access: 'public',
    summary: 'What a link shows.',
    input: z.object({ key, password: password.default('') }),
    reply: shared,
    failures: ['shares.not_found', 'shares.password'],
  }),
  continue: defineEndpoint({
    method: 'POST',
    path: '/share/continue',
    access: 'caller',
    summary:
      'Makes a conversation or a mind map of the caller’s own of a shared one, to go on with.',
    input: z.object({ key, password: password.default('') }),
    reply: z.object({ groupId: id }),
    failures: ['shares.not_found', 'shares.password'],
    refreshes: ['groups.list'],
  }),
  card: defineEndpoint({
    method: 'GET',
    path: '/share/card',
    access: 'public',
    summary: 'The picture that stands for what a link without a password shows, as a JPEG.',
    input: z.object({ key }),
    reply: z.any(),
    replies: 'file',
    failures: ['shares.not_found'],
  }),
  readFile: defineEndpoint({
    method: 'GET',
    path: '/share/file',
    access: 'public',
    summary: 'A file of a shared work, for whoever holds its address, while its link opens.',
    input: z.object({
      share: key,
      id: z.string().max(100),
      key,
      /** The small one, under a key of its own. */
      as: z.literal('thumb').optional(),
      /** Another one for each cover of a song. */
      v: z.string().max(100).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['shares.not_found'],
  }),
}
