// Ways to upstreams and the models they bring, for those who run the installation.
import { z } from 'zod'
import { declaredField } from '../../declared-field.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { id, locale, nothing } from '../../primitives.ts'
import { workKinds } from '../../work-terms.ts'
import { modelAbilities } from '../talk/models.ts'
import { priceSources, rates } from '../talk/prices.ts'

export const modelKinds = ['chat', ...workKinds] as const
const modelKind = z.enum(modelKinds)

const connection = z.object({
  id,
  /** The vendor or engine of `choices` that it was made by, else its engine. */
  choice: z.string(),
  engine: z.string(),
  label: z.string(),
  /** Where it came from: a key in the environment, a server on this machine, the product itself, or the operator. */
  origin: z.enum(['environment', 'local', 'builtin', 'operator']),
  /** Whether the operator has switched it off. */
  isOff: z.boolean(),
  /** Whether what was found once is still there. */
  isThere: z.boolean(),
  /** What is set, but for the secrets; empty for what came from elsewhere. */
  settings: z.record(z.string(), z.string()),
  /** Names of the secrets that are set. */
  secrets: z.array(z.string()),
  /** How many models it lists. */
  models: z.number().int(),
  /** Whether it answers in a chat. */
  chats: z.boolean(),
})
export type AdminConnection = z.infer<typeof connection>

const connectionChoice = z.object({
  id: z.string(),
  label: z.string(),
  engine: z.string(),
  fields: z.array(declaredField),
  /** Whether it makes files, and can be let fetch them from one more place: `fileOrigin` among the settings. */
  makesFiles: z.boolean(),
})
export type ConnectionChoice = z.infer<typeof connectionChoice>

/** How an upstream answered when it was asked for its models; `problem` in its own words, null when all is well. */
const listing = z.object({ id, models: z.number().int(), problem: z.string().nullable() })

const localTexts = (max: number) => z.partialRecord(locale, z.string().trim().max(max))

/** How much of a model may be asked for; absent for as much as one likes. */
const limits = z.object({
  /** Answers or works begun in a minute, of everybody. */
  perMinute: z.number().int().min(1).max(1_000_000).optional(),
  /** … and in a day of the site's, of one person. */
  perDayEach: z.number().int().min(1).max(1_000_000).optional(),
})

const model = z.object({
  kind: modelKind,
  /** `chat`, or the screen that its works belong to. */
  type: z.string(),
  id,
  /** The upstream's name. */
  name: z.string(),
  /** As people see it. */
  label: z.string(),
  /** The upstream's name for people, where the operator has written another. */
  listedLabel: z.string(),
  /** The operator's words; another language stands in for one that is missing, and the upstream's words for all. */
  descriptions: localTexts(1000),
  listedDescription: z.string(),
  connectionId: id,
  connection: z.string(),
  isOffered: z.boolean(),
  /** Null for models that make works: those say by their forms what they can do. */
  abilities: modelAbilities.nullable(),
  /** Those of `abilities` that the operator says, and not the upstream. */
  ownAbilities: modelAbilities.partial(),
  limits,
  /** Numbers of models of its type that stand in for it, in this order, when nobody takes a request to it. */
  standIns: z.array(id),
  /** Whether it was added by hand. */
  isOwn: z.boolean(),
  /** How the site that the console is about has it. */
  onSite: z.object({ isOffered: z.boolean(), vipOnly: z.boolean() }),
  /** What the site takes for it, before its factors; null where it is not offered. */
  price: z
    .object({
      /** Credits by what is counted: of a model that waits what it is tried at. */
      rates,
      source: z.enum(priceSources),
    })
    .nullable(),
})
export type AdminModel = z.infer<typeof model>

const which = z.object({ id })

export const connectionAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/connections',
    access: 'operator',
    needs: 'connections',
    summary: 'Every connection in its order, and what new ones can be made with.',
    input: z.object({}),
    reply: z.object({ rows: z.array(connection), choices: z.array(connectionChoice) }),
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/save',
    access: 'operator',
    needs: 'connections',
    summary:
      'Makes a connection or changes one, and asks it for its models. It is kept whether it answers or not.',
    input: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      /** One of `choices`. */
      choice: z.string().max(64),
      label: z.string().trim().min(1).max(60),
      settings: z.record(z.string().max(64), z.string().trim().max(4000)),
      /** In no log. Those that are absent stay, unless the address leads elsewhere; empty for none. */
      secrets: z.record(z.string().max(64), z.string().trim().max(4000)).default({}),
    }),
    reply: listing,
    failures: ['connections.not_found', 'connections.found'],
    refreshes: ['connectionAdmin.list', 'connectionAdmin.models', 'analytics.setup'],
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/test',
    access: 'operator',
    needs: 'connections',
    summary: 'Asks a connection for its models anew, and tells what it said.',
    input: which,
    reply: listing,
    failures: ['connections.not_found'],
    refreshes: ['connectionAdmin.list', 'connectionAdmin.models', 'analytics.setup'],
  }),
  switch: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/switch',
    access: 'operator',
    needs: 'connections',
    summary: 'Switches a connection off, or on again; restarts change nothing about it.',
    input: which.extend({ isOff: z.boolean() }),
    reply: nothing,
    failures: ['connections.not_found'],
    refreshes: ['connectionAdmin.list', 'connectionAdmin.models', 'analytics.setup'],
  }),
  arrange: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/arrange',
    access: 'operator',
    needs: 'connections',
    summary: 'Orders the connections; of what two of them can do, the first does it.',
    input: z.object({ ids: z.array(id).max(1000) }),
    reply: nothing,
    refreshes: ['connectionAdmin.list', 'connectionAdmin.models', 'analytics.setup'],
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/connections/remove',
    access: 'operator',
    needs: 'connections',
    summary: 'Forgets a connection that was typed in, with its key and its models. Answers stay.',
    input: which,
    reply: nothing,
    failures: ['connections.not_found', 'connections.found'],
    refreshes: ['connectionAdmin.list', 'connectionAdmin.models', 'analytics.setup'],
  }),
  models: defineEndpoint({
    method: 'GET',
    path: '/admin/models',
    access: 'operator',
    needs: 'connections',
    summary: 'The models of all connections that are in use, in the order in which they are shown.',
    input: z.object({}),
    reply: z.object({ rows: z.array(model) }),
  }),
  saveModel: defineEndpoint({
    method: 'POST',
    path: '/admin/models/save',
    access: 'operator',
    needs: 'connections',
    summary:
      'Changes what the operator says of a model. What is absent stays; an empty name is the upstream’s, as is an ability that is not named.',
    input: z.object({
      kind: modelKind,
      id,
      isOffered: z.boolean().optional(),
      label: z.string().trim().max(200).optional(),
      descriptions: localTexts(1000).optional(),
      /** Of chat models alone. */
      abilities: modelAbilities
        .extend({ contextTokens: z.number().int().min(500).max(100_000_000) })
        .partial()
        .optional(),
      limits: limits.optional(),
      /** Others of its type. */
      standIns: z.array(id).max(10).optional(),
    }),
    reply: nothing,
    failures: ['models.not_found'],
    refreshes: ['connectionAdmin.models'],
  }),
  addModel: defineEndpoint({
    method: 'POST',
    path: '/admin/models/add',
    access: 'operator',
    needs: 'connections',
    summary: 'Adds a chat model that its upstream has and does not list.',
    input: z.object({
      connectionId: id,
      /** The upstream's name, to the letter. */
      name: z.string().trim().min(1).max(200),
    }),
    reply: z.object({ id }),
    failures: ['connections.not_found', 'models.known'],
    refreshes: ['connectionAdmin.models'],
  }),
  removeModel: defineEndpoint({
    method: 'POST',
    path: '/admin/models/remove',
    access: 'operator',
    needs: 'connections',
    summary: 'Takes back a chat model that was added by hand. Answers stay.',
    input: which,
    reply: nothing,
    failures: ['models.not_found', 'models.not_by_hand'],
    refreshes: ['connectionAdmin.models'],
  }),
  arrangeModels: defineEndpoint({
    method: 'POST',
    path: '/admin/models/arrange',
    access: 'operator',
    needs: 'connections',
    summary: 'Orders the models of a kind.',
    input: z.object({ kind: modelKind, ids: z.array(id).max(5000) }),
    reply: nothing,
    refreshes: ['connectionAdmin.models'],
  }),
}
