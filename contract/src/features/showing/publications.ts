// Publishing own works, and what comes of it.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import {
  licences,
  longestTag,
  longestTitle,
  maxTags,
  publicationStates,
} from '../../gallery-terms.ts'
import { flag, id, nothing, page, paging, timestamp } from '../../primitives.ts'
import { work } from '../making/works.ts'

/** How an own work is published. */
export const publication = z.object({
  id,
  state: z.enum(publicationStates),
  title: z.string(),
  tags: z.array(z.string()),
  licence: z.enum(licences),
  hidesPrompt: z.boolean(),
  /** Why it was refused, in the reader's language or the operator's words; empty otherwise. */
  message: z.string(),
  likes: z.number().int(),
  collects: z.number().int(),
  remakes: z.number().int(),
  views: z.number().int(),
  /** When it was shown first; null while it never was. */
  publishedAt: timestamp.nullable(),
})
export type Publication = z.infer<typeof publication>

export const ownPublication = publication.extend({ work })
export type OwnPublication = z.infer<typeof ownPublication>

const terms = {
  title: z.string().trim().max(longestTitle).default(''),
  tags: z.array(z.string().trim().min(1).max(longestTag)).max(maxTags).default([]),
  licence: z.enum(licences).default('all-rights'),
  hidesPrompt: flag.default(false),
}

export const publications = {
  publish: defineEndpoint({
    method: 'POST',
    path: '/gallery/publish',
    access: 'member',
    summary:
      'Publishes own works that are done, or changes how they are published. Where the site asks, somebody looks at them first.',
    input: z.object({ ids: z.array(id).min(1).max(100), ...terms }),
    reply: z.array(publication),
    failures: ['works.not_found', 'gallery.not_done', 'gallery.refused_words'],
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/gallery/withdraw',
    access: 'member',
    summary:
      'Takes published works back: they are gone everywhere at once. Likes are kept for when they are published again.',
    input: z.object({ ids: z.array(id).min(1).max(100) }),
    reply: nothing,
    failures: ['works.not_found'],
  }),
  own: defineEndpoint({
    method: 'GET',
    path: '/gallery/own',
    access: 'member',
    summary: 'Own publications in every state, newest first.',
    input: z.object({ ...paging(24), state: z.enum(publicationStates).optional() }),
    reply: page(ownPublication),
  }),
  statesOf: defineEndpoint({
    method: 'POST',
    path: '/gallery/states',
    changes: false,
    access: 'caller',
    summary: 'How own works are published; those that never were are left out.',
    input: z.object({ ids: z.array(id).min(1).max(500) }),
    reply: z.array(publication),
  }),
  statistics: defineEndpoint({
    method: 'GET',
    path: '/gallery/statistics',
    access: 'member',
    summary: 'What came of own publications: sums, and each of the last days.',
    input: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
    reply: z.object({
      works: z.number().int(),
      likes: z.number().int(),
      collects: z.number().int(),
      remakes: z.number().int(),
      views: z.number().int(),
      followers: z.number().int(),
      /** In the site's time zone, the oldest first; days without anything are there too. */
      days: z.array(
        z.object({
          day: z.iso.date(),
          likes: z.number().int(),
          views: z.number().int(),
          collects: z.number().int(),
        }),
      ),
    }),
  }),
}
