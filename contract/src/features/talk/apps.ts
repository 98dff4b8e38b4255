// Assistants to talk with and personas to put on: those that come with the product, one's own, and those that others publish.
import { z } from 'zod'
import { appCategories, appKinds, appLimits, appPictograms, appStates } from '../../app-terms.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { documentStates, knowledgeLimits } from '../../knowledge-terms.ts'
import { flag, id, locale, nothing, page, paging, timestamp } from '../../primitives.ts'
import { toolLimits } from '../../tool-terms.ts'

export const app = z.object({
  id,
  kind: z.enum(appKinds),
  name: z.string(),
  description: z.string(),
  /** A pictogram's name, or the address of a picture. */
  icon: z.string(),
  category: z.enum(appCategories),
  /** Comes with the product. */
  isBuiltin: z.boolean(),
  isOwn: z.boolean(),
  isPinned: z.boolean(),
  /** Who made it, by the name that they show; empty for what comes with the product. */
  author: z.string(),
  /** Conversations that were begun with it. */
  uses: z.number().int(),
  /** A question and how it answered, where it comes with one: it is shown before the others then. */
  sample: z.object({ question: z.string(), answer: z.string() }).nullable(),
  state: z.enum(appStates),
  updatedAt: timestamp.nullable(),
})
export type App = z.infer<typeof app>

export const appPage = app.extend({
  /** What it says first; empty for nothing. */
  opening: z.string(),
  questions: z.array(z.string()),
  /** Names of the tools that it may use. */
  tools: z.array(z.string()),
  /** Files that it answers from, in their order; those that can be asked alone for others than its author. */
  documents: z.array(z.object({ id, title: z.string(), state: z.enum(documentStates) })),
  /** The model that it asks for; null for the one that the caller chose. */
  modelId: z.number().int().nullable(),
  /** What its model is told: for its author alone. */
  systemMessage: z.string().nullable(),
  /** Why it was refused, for its author alone. */
  message: z.string(),
})
export type AppPage = z.infer<typeof appPage>

export const moderatedApp = appPage.extend({ systemMessage: z.string() })
export type ModeratedApp = z.infer<typeof moderatedApp>

const icon = z.union([
  z.enum(appPictograms),
  z
    .string()
    .max(300)
    .regex(/^\/api\/upload\/file\?/),
])

const name = z.string().trim().min(1).max(appLimits.name)

export const apps = {
  list: defineEndpoint({
    method: 'GET',
    path: '/app/list',
    access: 'caller',
    summary:
      'Apps or roles: all that the caller may use, their own, or those that they keep at hand. What is kept at hand comes first.',
    input: z.object({
      kind: z.enum(appKinds).default('app'),
      of: z.enum(['all', 'own', 'pinned']).default('all'),
      q: z.string().trim().max(200).default(''),
      category: z.enum(appCategories).optional(),
      /** `popular`: what comes with the product, then by how much it is used; `new`: the last published first. */
      sort: z.enum(['popular', 'new']).default('popular'),
      language: locale.optional(),
      ...paging(24),
    }),
    reply: page(app),
  }),
  categories: defineEndpoint({
    method: 'GET',
    path: '/app/categories',
    access: 'caller',
    summary: 'What apps or roles can be about, and how many of those that everybody sees are.',
    input: z.object({ kind: z.enum(appKinds).default('app'), language: locale.optional() }),
    reply: z.array(z.object({ id: z.enum(appCategories), name: z.string(), count: z.number() })),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/app/get',
    access: 'caller',
    summary: 'An app or a role that the caller may use.',
    input: z.object({ id, language: locale.optional() }),
    reply: appPage,
    failures: ['apps.not_found'],
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/app/save',
    access: 'caller',
    summary:
      'Makes an app or a role, or changes an own one. One that is public is looked at anew where the site asks for that.',
    input: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      /** Of a new one; it stays what it is. */
      kind: z.enum(appKinds).default('app'),
      name,
      description: z.string().trim().max(appLimits.description).default(''),
      category: z.enum(appCategories),
      /** A pictogram, or the address of an own upload. */
      icon: icon.default('sparkles'),
      systemMessage: z.string().trim().min(1).max(appLimits.systemMessage),
      modelId: id.nullable().default(null),
      opening: z.string().trim().max(appLimits.opening).default(''),
      questions: z
        .array(z.string().trim().min(1).max(appLimits.question))
        .max(appLimits.questions)
        .default([]),
      tools: z.array(z.string().max(64)).max(toolLimits.chosen).default([]),
      /** Own documents that it answers from, whoever asks it. */
      documents: z.array(id).max(knowledgeLimits.perApp).default([]),
    }),
    reply: appPage,
    failures: [
      'apps.not_found',
      'apps.too_many',
      'apps.refused_words',
      'documents.not_found',
      'models.not_found',
      'uploads.not_found',
    ],
    refreshes: ['apps.list', 'apps.categories', 'apps.get', 'groups.list'],
  }),
  delete: defineEndpoint({
    method: 'POST',
    path: '/app/delete',
    access: 'caller',
    summary: 'Deletes an own app or role. Conversations with it stay, and go on without it.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['apps.not_found'],
  }),
  pin: defineEndpoint({
    method: 'POST',
    path: '/app/pin',
    access: 'caller',
    summary: 'Keeps an app or a role at hand, or no longer.',
    input: z.object({ id, pinned: flag.default(true) }),
    reply: nothing,
    failures: ['apps.not_found', 'apps.too_many_pins'],
    refreshes: ['apps.list', 'apps.categories', 'apps.get', 'groups.list'],
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/app/publish',
    access: 'member',
    summary:
      'Lets everybody of the site find and use an own app or role; it waits where the site wants to look first.',
    input: z.object({ id }),
    reply: appPage,
    failures: ['apps.not_found', 'apps.refused_words'],
    refreshes: ['apps.list', 'apps.categories', 'apps.get', 'groups.list'],
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/app/withdraw',
    access: 'member',
    summary: 'Keeps an own app or role to oneself again.',
    input: z.object({ id }),
    reply: appPage,
    failures: ['apps.not_found'],
    refreshes: ['apps.list', 'apps.categories', 'apps.get', 'groups.list'],
  }),
  moderation: defineEndpoint({
    method: 'GET',
    path: '/app/moderation',
    access: 'operator',
    needs: 'review',
    summary: 'Apps and roles of this site that wait for a decision, the longest waiting first.',
    input: z.object(paging(24)),
    reply: page(moderatedApp),
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/app/decide',
    access: 'operator',
    needs: 'review',
    summary: 'Shows apps and roles of this site or refuses them.',
    input: z.object({
      ids: z.array(id).min(1).max(100),
      shows: flag,
      /** What their authors are told; a default sentence when empty. */
      message: z.string().trim().max(500).default(''),
    }),
    reply: nothing,
    failures: ['apps.not_found'],
    refreshes: [
      'apps.moderation',
      'moderationAdmin.counts',
      'apps.list',
      'apps.categories',
      'apps.get',
      'groups.list',
    ],
  }),
}
