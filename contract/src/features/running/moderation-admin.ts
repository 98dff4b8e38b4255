// How a site looks after what people publish: what waits, the words that it refuses, and who judges words from outside.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { nothing } from '../../primitives.ts'
import { moderationSettings } from '../../site-settings/moderation.ts'
import { schemasOf } from '../../site-settings/setting.ts'

const count = z.number().int()
const needs = { access: 'operator', needs: 'review' } as const

export const moderationCheck = z
  .object(schemasOf(moderationSettings))
  .omit({ galleryRefusedWords: true })
export type ModerationCheck = z.infer<typeof moderationCheck>

const words = z.array(z.string().trim().min(1).max(60))

export const moderationAdmin = {
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/moderation/counts',
    ...needs,
    summary: 'How much waits for a decision, kind by kind.',
    input: z.object({}),
    reply: z.object({
      works: count,
      reports: count,
      /** Works of partner sites; null where the site shares its gallery with none. */
      partners: count.nullable(),
      apps: count,
      prompts: count,
      appeals: count,
    }),
  }),
  words: defineEndpoint({
    method: 'GET',
    path: '/admin/moderation/words',
    ...needs,
    summary: 'Words that nobody may publish with on this site.',
    input: z.object({}),
    reply: z.object({ words: z.array(z.string()) }),
  }),
  changeWords: defineEndpoint({
    method: 'POST',
    path: '/admin/moderation/changeWords',
    ...needs,
    summary: 'Adds words to the list and removes some; those that are on it already do not matter.',
    input: z.object({ add: words.max(1000).default([]), remove: words.max(1000).default([]) }),
    reply: z.object({ words: z.array(z.string()) }),
    failures: ['moderation.too_many_words'],
  }),
  tryWords: defineEndpoint({
    method: 'GET',
    path: '/admin/moderation/tryWords',
    ...needs,
    summary: 'The first word of the list that a text holds; null where it may be published.',
    input: z.object({ text: z.string().max(2000) }),
    reply: z.object({ word: z.string().nullable() }),
  }),
  check: defineEndpoint({
    method: 'GET',
    path: '/admin/moderation/check',
    ...needs,
    summary: 'Who judges words before they are shown, and when somebody looks.',
    input: z.object({}),
    reply: moderationCheck,
  }),
  saveCheck: defineEndpoint({
    method: 'POST',
    path: '/admin/moderation/saveCheck',
    ...needs,
    summary: 'Changes who judges words before they are shown, and when somebody looks.',
    input: moderationCheck,
    reply: nothing,
    refreshes: ['moderationAdmin.check'],
  }),
  tryCheck: defineEndpoint({
    method: 'POST',
    path: '/admin/moderation/tryCheck',
    ...needs,
    summary: 'Has a text judged as it would be before it is shown, and gives the real reply.',
    input: z.object({ text: z.string().trim().min(1).max(2000) }),
    reply: z.object({
      /** `unknown` where nobody could be asked; `off` where the site asks nobody. */
      verdict: z.enum(['allowed', 'refused', 'unknown', 'off']),
      /** Of a refusal, or of the failure. */
      reason: z.string(),
      tookMs: count,
    }),
  }),
}
