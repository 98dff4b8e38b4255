// Prompts that people offer to each other, and those that come with the product: found, tried, liked, collected, published.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import {
  marketCategories,
  marketLimits,
  marketSorts,
  marketStates,
  promptMedia,
} from '../../market-terms.ts'
import { flag, id, locale, nothing, page, paging, timestamp } from '../../primitives.ts'
import { promptBounds } from '../../prompt-list.ts'
import { workFile } from '../making/works.ts'
import { keptPrompt } from '../talk/prompts.ts'

const cover = z.object({
  url: z.string(),
  thumbnail: z.string(),
  mime: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** What stands in its place until it has come, as a data URL; empty when there is none. */
  blur: z.string(),
})

export const marketPrompt = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** How it begins, its variables told by their defaults or names; for a card without a picture. */
  excerpt: z.string(),
  category: z.enum(marketCategories),
  medium: z.enum(promptMedia),
  tags: z.array(z.string()),
  /** Comes with the product. */
  isBuiltin: z.boolean(),
  isOwn: z.boolean(),
  isLiked: z.boolean(),
  isCollected: z.boolean(),
  /** Who made it, by the name that they show; empty for what comes with the product. */
  author: z.string(),
  likes: z.number().int(),
  collects: z.number().int(),
  /** How often it was tried. */
  uses: z.number().int(),
  /** A picture that was made with it; null for none. */
  cover: cover.nullable(),
  state: z.enum(marketStates),
  updatedAt: timestamp.nullable(),
})
export type MarketPrompt = z.infer<typeof marketPrompt>

/** What was made with a prompt: a work's files, or an answer with its question. */
export const marketSample = z.object({
  /** Names it when its prompt is saved again; 0 for those of the product. */
  id: z.number().int(),
  /** Null for an answer. */
  files: z.array(workFile.omit({ about: true })).nullable(),
  question: z.string(),
  answer: z.string(),
  /** Shown name of the model that made it; empty for the built-in engine. */
  model: z.string(),
  /** Made by the built-in engine. */
  builtin: z.boolean(),
})
export type MarketSample = z.infer<typeof marketSample>

export const marketPage = marketPrompt.extend({
  content: z.string(),
  samples: z.array(marketSample),
  /** Why it was refused, for its author alone. */
  message: z.string(),
})
export type MarketPage = z.infer<typeof marketPage>

const words = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\u0000', ''))
    .trim()
    .max(max)

const sampleRequest = z.union([
  /** One that the prompt has already. */
  z.strictObject({ sample: id }),
  /** A file of an own work. */
  z.strictObject({ file: z.string().min(1).max(100) }),
  /** An own answer of the chat log. */
  z.strictObject({ entry: id }),
])
export type MarketSampleRequest = z.infer<typeof sampleRequest>

const one = z.object({ id })

export const market = {
  list: defineEndpoint({
    method: 'GET',
    path: '/prompt-market/list',
    access: 'caller',
    summary: 'Prompts of the market: all that everybody sees, the own ones, or the collected ones.',
    input: z.object({
      of: z.enum(['all', 'own', 'collected']).default('all'),
      q: z.string().trim().max(200).default(''),
      category: z.enum(marketCategories).optional(),
      medium: z.enum(promptMedia).optional(),
      /** `popular`: by likes, collections and tries; `new`: the last published first; `liked`: by likes. */
      sort: z.enum(marketSorts).default('popular'),
      language: locale.optional(),
      ...paging(24),
    }),
    reply: page(marketPrompt),
  }),
  categories: defineEndpoint({
    method: 'GET',
    path: '/prompt-market/categories',
    access: 'caller',
    summary:
      'What prompts can be about, and how many of them are: of those that everybody sees, of the own ones, or of the collected ones.',
    input: z.object({
      of: z.enum(['all', 'own', 'collected']).default('all'),
      language: locale.optional(),
    }),
    reply: z.array(z.object({ id: z.enum(marketCategories), name: z.string(), count: z.number() })),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/prompt-market/get',
    access: 'caller',
    summary: 'A prompt of the market with what was made with it.',
    input: z.object({ id, language: locale.optional() }),
    reply: marketPage,
    failures: ['market.not_found'],
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/save',
    access: 'caller',
    summary:
      'Makes a prompt for the market, or changes an own one. One that is public is looked at anew where the site asks for that.',
    input: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      title: words(promptBounds.titleLength).min(1),
      content: words(promptBounds.contentLength).min(1),
      description: words(marketLimits.description).default(''),
      category: z.enum(marketCategories),
      medium: z.enum(promptMedia),
      tags: z
        .array(words(promptBounds.tagLength).min(1))
        .max(promptBounds.tags)
        .transform((tags) => [...new Set(tags)])
        .default([]),
      samples: z.array(sampleRequest).max(marketLimits.samples).default([]),
    }),
    reply: marketPage,
    failures: [
      'market.not_found',
      'market.too_many',
      'market.refused_words',
      'market.sample_not_found',
    ],
    refreshes: ['market.list', 'market.categories', 'market.get'],
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/delete',
    access: 'caller',
    summary: 'Deletes an own prompt of the market with its samples; the works stay.',
    input: one,
    reply: nothing,
    failures: ['market.not_found'],
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/publish',
    access: 'member',
    summary:
      'Lets everybody of the site find an own prompt with its samples; it waits where the site wants to look first.',
    input: one,
    reply: marketPage,
    failures: ['market.not_found', 'market.refused_words'],
    refreshes: ['market.list', 'market.categories', 'market.get'],
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/withdraw',
    access: 'member',
    summary: 'Keeps an own prompt to oneself again.',
    input: one,
    reply: marketPage,
    failures: ['market.not_found'],
    refreshes: ['market.list', 'market.categories', 'market.get'],
  }),
  like: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/like',
    access: 'caller',
    summary: 'Likes a prompt, or no longer.',
    input: z.object({ id, on: flag.default(true) }),
    reply: nothing,
    failures: ['market.not_found'],
  }),
  collect: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/collect',
    access: 'caller',
    summary: 'Collects a prompt, or no longer.',
    input: z.object({ id, on: flag.default(true) }),
    reply: nothing,
    failures: ['market.not_found'],
  }),
  try: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/try',
    access: 'caller',
    summary: 'Counts that somebody tries a prompt.',
    input: one,
    reply: nothing,
    failures: ['market.not_found'],
  }),
  keep: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/keep',
    access: 'caller',
    summary: 'Copies a prompt of the market into the own prompt store.',
    input: z.object({ id, language: locale.optional() }),
    reply: keptPrompt,
    failures: [
      'market.not_found',
      'prompts.title_taken',
      'prompts.content_taken',
      'prompts.too_many',
    ],
    refreshes: ['prompts.list'],
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/prompt-market/file',
    access: 'public',
    summary: 'A file of a sample, for whoever holds its address, while its prompt is shown.',
    input: z.object({
      id: z.string().max(100),
      key: z.string().max(100),
      /** The small one, under a key of its own. */
      as: z.literal('thumb').optional(),
      /** Another one for each cover of a song. */
      v: z.string().max(100).optional(),
    }),
    reply: z.any(),
    replies: 'file',
    failures: ['market.not_found'],
  }),
  moderation: defineEndpoint({
    method: 'GET',
    path: '/prompt-market/moderation',
    access: 'operator',
    needs: 'review',
    summary: 'Prompts of this site that wait for a decision, the longest waiting first.',
    input: z.object(paging(24)),
    reply: page(marketPage),
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/prompt-market/decide',
    access: 'operator',
    needs: 'review',
    summary: 'Shows prompts of this site or refuses them.',
    input: z.object({
      ids: z.array(id).min(1).max(100),
      shows: flag,
      /** What their authors are told; a default sentence when empty. */
      message: z.string().trim().max(500).default(''),
    }),
    reply: nothing,
    failures: ['market.not_found'],
    refreshes: [
      'market.moderation',
      'moderationAdmin.counts',
      'market.list',
      'market.categories',
      'market.get',
    ],
  }),
}
