// Prompts that people keep.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, nothing, page, paging, timestamp } from '../../primitives.ts'
import { maxPromptsAtOnce, promptBounds, promptProblems } from '../../prompt-list.ts'

/** Text without the one character that no database takes, and without spaces around it. */
const plainText = () =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\u0000', ''))
    .trim()

/** What is kept of a prompt; lengths count UTF-16 units. */
const promptWords = z.object({
  title: plainText().min(1).max(promptBounds.titleLength),
  content: plainText().min(1).max(promptBounds.contentLength),
  tags: z
    .array(plainText().min(1).max(promptBounds.tagLength))
    .max(promptBounds.tags)
    .transform((tags) => [...new Set(tags)])
    .default([]),
})

const promptTexts = z.object({ title: z.string(), content: z.string(), tags: z.array(z.string()) })

export const keptPrompt = promptTexts.extend({
  id,
  /** Counts its wordings, from 1. */
  version: z.number().int().min(1),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type KeptPrompt = z.infer<typeof keptPrompt>

/** What a prompt was before it was changed. */
export const promptWording = promptTexts.extend({
  version: z.number().int().min(1),
  /** When this wording began. */
  createdAt: timestamp,
})
export type PromptWording = z.infer<typeof promptWording>

const tag = z.object({ name: z.string(), count: z.number().int().min(1) })

export const importReport = z.object({
  added: z.number().int().min(0),
  /** Titles of those that were left out as there is one with the title already. */
  skippedTitles: z.array(z.string()),
  /** Titles of those that were left out as there is one with the words already. */
  skippedContents: z.array(z.string()),
})
export type ImportReport = z.infer<typeof importReport>

export const prompts = {
  list: defineEndpoint({
    method: 'GET',
    path: '/prompts/list',
    access: 'caller',
    summary:
      'Own prompts, those changed last first; for a search those first that have it in their title.',
    input: z.object({
      /** Found in titles, contents and tags, wherever it stands. */
      query: plainText().max(200).default(''),
      tag: plainText().max(promptBounds.tagLength).optional(),
      ...paging(50, 100),
    }),
    reply: page(keptPrompt).extend({
      /** Prompts in all, whatever is searched for. */
      total: z.number().int().min(0),
      /** All tags in use, the most used first. */
      tags: z.array(tag),
    }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/prompts/add',
    access: 'caller',
    summary: 'Keeps a prompt.',
    input: promptWords,
    reply: keptPrompt,
    failures: ['prompts.title_taken', 'prompts.content_taken', 'prompts.too_many'],
    refreshes: ['prompts.list'],
  }),
  edit: defineEndpoint({
    method: 'POST',
    path: '/prompts/edit',
    access: 'caller',
    summary: 'Changes a prompt; the wording before is kept.',
    input: promptWords.extend({ id }),
    reply: keptPrompt,
    failures: ['prompts.not_found', 'prompts.title_conflict', 'prompts.content_conflict'],
    refreshes: ['prompts.list', 'prompts.versions'],
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/prompts/delete',
    access: 'caller',
    summary: 'Deletes prompts with all their wordings. What is gone already is taken for deleted.',
    input: z.object({ ids: z.array(id).min(1).max(promptBounds.prompts) }),
    reply: nothing,
    refreshes: ['prompts.list'],
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/prompts/import',
    access: 'caller',
    summary:
      'Keeps many prompts at once. Those whose title or words are kept already are left out and named.',
    input: z.object({ prompts: z.array(promptWords).min(1).max(maxPromptsAtOnce) }),
    reply: importReport,
    failures: ['prompts.too_many'],
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/prompts/versions',
    access: 'caller',
    summary: 'What a prompt was before, newest first.',
    input: z.object({ id }),
    reply: z.array(promptWording),
    failures: ['prompts.not_found'],
  }),
  fetch: defineEndpoint({
    method: 'POST',
    path: '/prompts/fetch',
    access: 'caller',
    summary: 'Reads a JSON list of prompts from an address of the public internet; keeps nothing.',
    input: z.object({ address: z.url({ protocol: /^https?$/ }).max(2000) }),
    reply: z.array(promptTexts.extend({ problem: z.enum(promptProblems).nullable() })),
    failures: ['prompts.blocked_address', 'prompts.unreadable', 'prompts.mismatch'],
  }),
}
