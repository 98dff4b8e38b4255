// The models that make works, and what they take and cost.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { purses } from '../../ledger-terms.ts'
import type { ModelDeclaration } from '../../model-declaration.ts'
import { id, page, paging } from '../../primitives.ts'
import { inputRoles, workTasks, workTypeNames, workTypes } from '../../work-terms.ts'
import { samplePicture } from './samples.ts'
import { work, workType } from './works.ts'

const common = {
  name: z.string(),
  label: z.string().exactOptional(),
  tasks: z.array(z.enum(workTasks)).exactOptional(),
  advanced: z.boolean().exactOptional(),
}

const field = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('aspect'),
    options: z.array(z.string()),
    fallback: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('choice'),
    options: z.array(z.string()),
    fallback: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    step: z.number(),
    fallback: z.number(),
  }),
  z.object({ ...common, kind: z.literal('seed'), max: z.number() }),
  z.object({ ...common, kind: z.literal('flag'), fallback: z.boolean() }),
  z.object({
    ...common,
    kind: z.literal('text'),
    max: z.number(),
    required: z.boolean().exactOptional(),
  }),
])

const inputSlot = z.object({
  role: z.enum(inputRoles),
  least: z.number().int(),
  most: z.number().int(),
  longestS: z.number().exactOptional(),
})

const declaration = z.object({
  tasks: z.partialRecord(
    z.enum(workTasks),
    z.object({
      prompt: z.enum(['none', 'optional', 'wanted']),
      inputs: z.array(inputSlot),
      parent: z.boolean().exactOptional(),
    }),
  ),
  fields: z.array(field),
  mostResults: z.number().int(),
  promptLimit: z.number().int(),
  negativePrompt: z.boolean(),
  tags: z.array(z.string()).exactOptional(),
})

/** The same as its type, whose lists nobody changes. */
const modelDeclaration = declaration as z.ZodType<ModelDeclaration, ModelDeclaration>

const workRates = z.object({
  /** Once for each work … */
  perCall: z.number(),
  /** … and for each picture of it, … */
  perImage: z.number(),
  /** … each second of a clip … */
  perSecond: z.number().exactOptional(),
  /** … or each song. */
  perSong: z.number().exactOptional(),
})

/** A model that makes works. */
export const workModel = z.object({
  /** Name it as `modelId`. */
  id: z.number().int(),
  name: z.string(),
  engine: z.string(),
  /** The connection's name, such as OpenAI. */
  provider: z.string(),
  /** Models of one number go on from each other's works. */
  connection: z.number().int(),
  /** Made by our own code, not a model. */
  builtin: z.boolean(),
  description: z.string(),
  type: z.literal(Object.values(workTypes)),
  /** What it takes: the form, the check of the input and the price follow from it. */
  declaration: modelDeclaration,
  /** The one that is taken where none is named. */
  isDefault: z.boolean(),
  /** What each task costs whoever asks, factors included; `work-price.ts` makes a price of it. */
  price: z.partialRecord(z.enum(workTasks), workRates),
  /** What its works are paid from. */
  purse: z.enum(purses),
  /** Only for those with VIP time; others are refused. */
  vipOnly: z.boolean(),
  /** Words to find it by in the model square. */
  tags: z.array(z.string()),
  /** A picture that shows what it makes; absent where none comes with the product. */
  cover: samplePicture.exactOptional(),
  /** What the values of its field `style` look like; absent where no samples of them come with the product. */
  styles: z.record(z.string(), samplePicture).exactOptional(),
})
export type WorkModel = z.infer<typeof workModel>

/** A kind of works, by its number or its name. */
const typeRequest = z.union([workType, z.enum(workTypeNames).transform((name) => workTypes[name])])

const filters = {
  /** Words of its name or description. */
  q: z.string().max(200).optional(),
  engine: z.string().max(100).optional(),
  provider: z.string().max(200).optional(),
  tag: z.string().max(100).optional(),
  /** Such as `draw` or `upscale`. */
  task: z.enum(workTasks).optional(),
}

export const filterFields = ['provider', 'engine', 'tag', 'task'] as const

export const workModels = {
  list: defineEndpoint({
    method: 'GET',
    path: '/works/models',
    access: 'public',
    summary:
      'The models that this site offers for a kind of works, or for all, each kind’s default first, at the prices of whoever asks.',
    input: z.object({ type: typeRequest.optional() }),
    reply: z.array(workModel),
  }),
  listMidjourney: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryMjModel',
    access: 'public',
    summary: 'The Midjourney versions that this site offers, the default one first.',
    input: z.object({}),
    reply: z.array(workModel),
  }),
  listSquare: defineEndpoint({
    method: 'GET',
    path: '/autoreply/querySdmodel',
    access: 'public',
    summary: 'The model square: models and styles, filtered, the default one first.',
    input: z.object({ ...paging(24), ...filters, type: typeRequest.default(workTypes.square) }),
    reply: page(workModel),
  }),
  listFilters: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryModelField',
    access: 'public',
    summary: 'What the model square can be filtered by, and how many models each choice has.',
    input: z.object({ type: typeRequest.default(workTypes.square) }),
    reply: z.array(
      z.object({
        field: z.enum(filterFields),
        options: z.array(z.object({ value: z.string(), count: z.number().int() })),
      }),
    ),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryModelInfo',
    access: 'public',
    summary: 'One model, and what the caller made with it last.',
    input: z.object({ id }),
    reply: workModel.extend({ samples: z.array(work) }),
    failures: ['models.not_found'],
  }),
}
