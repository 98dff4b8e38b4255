// The gallery: published works for everybody, in feeds, by search and one by one.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { cardSize, feedOrders, licences, longestTag } from '../../gallery-terms.ts'
import { flag, id, page, paging, timestamp } from '../../primitives.ts'
import { workTasks } from '../../work-terms.ts'
import { work, workFile, workType } from '../making/works.ts'

export const author = z.object({
  id,
  name: z.string(),
  /** Empty for none. */
  avatar: z.string(),
})
export type Author = z.infer<typeof author>

/** A published work as everybody sees it. It is named by the number of its work. */
export const publishedWork = z.object({
  id,
  type: workType,
  task: z.enum(workTasks),
  /** Empty for none. */
  title: z.string(),
  tags: z.array(z.string()),
  licence: z.enum(licences),
  /** Empty where its author keeps it to themselves. */
  prompt: z.string(),
  hidesPrompt: z.boolean(),
  /** Shown name of the model, and the number to ask it by; null when it is not offered here. */
  model: z.string(),
  modelId: z.number().int().nullable(),
  builtin: z.boolean(),
  /** Its files hold so many pictures side by side; 1 for a single one. */
  tiles: z.number().int(),
  /** Addresses of these open nothing any more once it is withdrawn. */
  files: z.array(workFile),
  author,
  likes: z.number().int(),
  /** In how many people's albums it lies. */
  collects: z.number().int(),
  /** How many published works of others were made from its recipe. */
  remakes: z.number().int(),
  /** Of the caller's. */
  isLiked: z.boolean(),
  isCollected: z.boolean(),
  isMine: z.boolean(),
  publishedAt: timestamp,
})
export type PublishedWork = z.infer<typeof publishedWork>

/** A work's own page. */
export const publishedPage = publishedWork.extend({
  /** The rest of the recipe; empty where the prompt is hidden. */
  negativePrompt: z.string(),
  params: work.shape.params,
  /** How often its page was opened. */
  views: z.number().int(),
  /** What it goes on from, as far as that is public, the nearest first; and what goes on from it, the newest first, at most 24. */
  ancestors: z.array(publishedWork),
  descendants: z.array(publishedWork),
  isFollowed: z.boolean(),
  /** The address that can be sent to others, from the site's own on. */
  address: z.string(),
})
export type PublishedPage = z.infer<typeof publishedPage>

const cursor = z.string().max(100)

/** What every list of published works can be narrowed by. */
const narrowing = {
  type: workType.optional(),
  tag: z.string().trim().max(longestTag).optional(),
  /** Shown name of a model. */
  model: z.string().trim().max(200).optional(),
  authorId: id.optional(),
  /** Words of title, tags, prompt, model and songs; every one has to be there. */
  query: z.string().trim().max(200).optional(),
}

export const gallery = {
  feed: defineEndpoint({
    method: 'GET',
    path: '/collect/getAllList',
    access: 'public',
    summary:
      'Published works, page by page behind a cursor, so that a list that grows at its head does not shift.',
    input: z.object({
      ...narrowing,
      order: z.enum(feedOrders).default('new'),
      /** Only what the caller likes. */
      liked: flag.default(false),
      size: paging(24).size,
      /** `next` of the page before; the first page when absent. */
      cursor: cursor.optional(),
    }),
    reply: z.object({
      rows: z.array(publishedWork),
      /** Null at the end. */ next: cursor.nullable(),
    }),
  }),
  listAll: defineEndpoint({
    method: 'GET',
    path: '/chatLog/drawAll',
    access: 'public',
    summary: "Everybody's published works, newest first.",
    input: z.object({ ...paging(24), type: narrowing.type }),
    reply: page(publishedWork),
    specificationOnly: true,
  }),
  listDrawings: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getList',
    access: 'public',
    summary: 'Published Midjourney works, newest first.',
    input: z.object(paging(24)),
    reply: page(publishedWork),
    specificationOnly: true,
  }),
  open: defineEndpoint({
    method: 'GET',
    path: '/gallery/work',
    access: 'public',
    summary:
      'A published work with its recipe, what it goes on from and what goes on from it. Its author sees it in any state.',
    input: z.object({ id }),
    reply: publishedPage,
    failures: ['gallery.not_found'],
  }),
  related: defineEndpoint({
    method: 'GET',
    path: '/gallery/related',
    access: 'public',
    summary: 'Published works that share tags, words or the author with one, the nearest first.',
    input: z.object({ id, size: z.coerce.number().int().min(1).max(48).default(12) }),
    reply: z.array(publishedWork),
    failures: ['gallery.not_found'],
  }),
  tags: defineEndpoint({
    method: 'GET',
    path: '/gallery/tags',
    access: 'public',
    summary: 'Tags of published works with how many bear them, the most used first.',
    input: z.object({
      /** How they begin. */
      query: z.string().trim().max(longestTag).default(''),
      size: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  }),
  readFile: defineEndpoint({
    method: 'GET',
    path: '/gallery/file',
    access: 'public',
    summary: 'A file of a published work, for whoever holds its address, while it is published.',
    input: z.object({
      id: z.string().max(100),
      key: z.string().max(100),
      /** `thumb`: the small one, under a key of its own. `download`: the file itself, to be saved under a good name. */
      as: z.enum(['thumb', 'download', 'mp3', 'wav', 'lrc']).optional(),
      /** Another one for each cover of a song. */
      v: z.string().max(100).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['gallery.not_found'],
  }),
  card: defineEndpoint({
    method: 'GET',
    path: '/gallery/card',
    access: 'public',
    summary: `The picture that stands for a published work where its address is told: a JPEG of ${cardSize.width} × ${cardSize.height}.`,
    input: z.object({
      id: id.max(2_147_483_647),
      /** To be saved under a good name. */
      as: z.literal('download').optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['gallery.not_found'],
  }),
}
