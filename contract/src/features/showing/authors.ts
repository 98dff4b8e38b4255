// The people behind published works.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, id, nothing, page, paging, timestamp } from '../../primitives.ts'
import { author } from './gallery.ts'

export const authorPage = author.extend({
  sign: z.string(),
  works: z.number().int(),
  /** Of all their works. */
  likes: z.number().int(),
  followers: z.number().int(),
  following: z.number().int(),
  isFollowed: z.boolean(),
  isBlocked: z.boolean(),
  isMe: z.boolean(),
  since: timestamp,
})
export type AuthorPage = z.infer<typeof authorPage>

const listedAuthor = author.extend({
  sign: z.string(),
  works: z.number().int(),
  isFollowed: z.boolean(),
})

export const authors = {
  open: defineEndpoint({
    method: 'GET',
    path: '/gallery/author',
    access: 'public',
    summary: 'Somebody who has published works; oneself also without any.',
    input: z.object({ id }),
    reply: authorPage,
    failures: ['gallery.author_not_found'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/gallery/authors',
    access: 'public',
    summary: 'Authors by name, by whom one follows, or those that are followed most.',
    input: z.object({
      ...paging(24),
      /** Words of the name. */
      query: z.string().trim().max(100).default(''),
      /** Only those whom the caller follows, the last first. */
      followed: flag.default(false),
    }),
    reply: page(listedAuthor),
  }),
  follow: defineEndpoint({
    method: 'POST',
    path: '/gallery/follow',
    access: 'member',
    summary: 'Follows somebody, or ends that.',
    input: z.object({ id, follows: flag }),
    reply: z.object({ followers: z.number().int() }),
    failures: ['gallery.author_not_found', 'gallery.oneself'],
  }),
  block: defineEndpoint({
    method: 'POST',
    path: '/gallery/block',
    access: 'member',
    summary:
      'Shows nothing of somebody any more and ends that either follows the other; or shows it again.',
    input: z.object({ id, blocks: flag }),
    reply: nothing,
    failures: ['gallery.author_not_found', 'gallery.oneself'],
  }),
  blocked: defineEndpoint({
    method: 'GET',
    path: '/gallery/blocked',
    access: 'member',
    summary: 'Whom the caller has blocked, a page of them, the last first.',
    input: z.object(paging(500, 1000)),
    reply: z.array(author),
  }),
}
