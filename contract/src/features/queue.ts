// What asks for works: each call checks its wish, takes the price and queues it.
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { purses } from '../ledger-terms.ts'
import { credits, id } from '../primitives.ts'
import { imageTasks, mostWorks, pictureRoles } from '../work-terms.ts'
import { appId } from './groups.ts'

/** Above every model's own limit, in UTF-16 units. */
const longestPrompt = 20_000

const pictureSource = z.union([
  z.object({ upload: z.string().min(1).max(100) }),
  z.object({ file: z.string().min(1).max(100) }),
])

/** An upload, or a file of a work, of the caller's own. */
const picture = z.intersection(z.object({ role: z.enum(pictureRoles) }), pictureSource)

const paramValue = z.union([z.string().max(2000), z.number(), z.boolean()])
const params = z
  .record(z.string().max(100), paramValue)
  .refine((given) => Object.keys(given).length <= 100)

const prompt = z.string().max(longestPrompt)
const multiple = z.coerce.number().int().min(1).max(10).default(1)

const wishFields = {
  /** A model of the kind that the call is for; the site's default one when it is absent or 1. */
  modelId: id.nullish(),
  prompt: prompt.default(''),
  negativePrompt: prompt.default(''),
  /** As the model declares them. */
  params: params.default({}),
  pictures: z.array(picture).max(20).default([]),
  /** Pictures of one work. */
  count: z.coerce.number().int().min(1).max(100).default(1),
  /** So many works of the same wish. */
  beishu: multiple,
  /** The published work whose recipe this was made from: one that is shown here, or any of the caller's own. */
  originId: id.nullish(),
}

/** The work that it goes on from, and which picture of that (from 0). */
const parent = z.object({ id, index: z.coerce.number().int().min(0).max(100).optional() })

export const wish = z.object({
  ...wishFields,
  task: z.enum(imageTasks).default('draw'),
  parent: parent.nullish(),
})

const familyActions = [1, 2, 3, 4, 5, 6, 7] as const
/** Tasks, and what the family calls some of them. */
const actionNames = [...imageTasks, 'imagine', 'variation', 'inpaint'] as const

const midjourneyFields = {
  ...wishFields,
  /** 1 draw, 2 upscale, 3 variation, 4 from a picture, 5 again, 6 zoom, 7 vary a region; or the name of a task. */
  action: z
    .union([
      z.coerce.number().pipe(z.literal(familyActions)),
      z.string().toLowerCase().pipe(z.enum(actionNames)),
    ])
    .default(1),
  /** The work that it goes on from … */
  drawId: id.nullish(),
  /** … and which picture of it, or tile of its grid, from 1. */
  orderId: z.coerce.number().int().min(1).max(100).nullish(),
  /** Where to change it, white on black: an upload of the caller's own. */
  mask: z.union([z.string().min(1).max(100), pictureSource]).nullish(),
  /** 0 relaxed, 1 fast, 2 turbo, where the model can. */
  isFast: z.coerce
    .number()
    .pipe(z.literal([0, 1, 2]))
    .nullish(),
}
export const midjourneyWish = z.object(midjourneyFields)

/** `ids` has all works, `id` the first of them. */
const queued = z.object({ id, ids: z.array(id) })

const failures = [
  'models.not_found',
  'models.none',
  'models.vip_only',
  'works.not_found',
  'works.under_way',
  'works.too_many',
  'uploads.not_found',
  'uploads.not_a_picture',
  'credits.short',
  'gallery.not_found',
] as const

/** What a dry run is asked with; `params` as JSON text. */
const simulation = z.object({
  prompt,
  modelId: id.optional(),
  params: z.string().max(longestPrompt).default('{}').transform(readJson).pipe(params),
  isFast: midjourneyFields.isFast,
  beishu: multiple,
})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const simulated = z.object({
  /** What the model would be told … */
  prompt: z.string(),
  negativePrompt: z.string(),
  /** … with these parameters, those written into the prompt as `--ar 16:9` included. */
  params: z.record(z.string(), paramValue),
  /** Each prompt that it would be, where it names variants in braces; the first 40. */
  variants: z.array(z.string()),
  /** How many works that makes. */
  works: z.number().int(),
  model: z.object({ id, name: z.string(), builtin: z.boolean() }),
  /** What all of them would cost. */
  price: credits,
  purse: z.enum(purses),
  /** Seconds until the first is done, as far as can be told; null when it cannot. */
  waitS: z.number().int().nullable(),
  /** Why it would be refused; empty when it would not. */
  problems: z.array(z.object({ field: z.string(), reason: z.string() })),
})

export const queue = {
  drawMidjourney: defineEndpoint({
    method: 'POST',
    path: '/queue/addMjDrawQueue',
    access: 'caller',
    summary:
      'Queues a Midjourney work: from words, or on from an earlier work. Flags in the prompt, such as `--ar 16:9`, are read.',
    input: midjourneyWish,
    reply: queued,
    failures: [...failures],
  }),
  drawMidjourneyBatch: defineEndpoint({
    method: 'POST',
    path: '/queue/addMjDrawQueue_batch',
    access: 'caller',
    summary:
      'Queues many Midjourney works at once: of several prompts, and of prompts with variants in braces such as `a {red, blue} hat`.',
    input: z.object({
      ...midjourneyFields,
      /** In place of `prompt`. */
      prompts: z.array(prompt).min(1).max(mostWorks).optional(),
    }),
    reply: queued,
    failures: [...failures],
  }),
  draw: defineEndpoint({
    method: 'POST',
    path: '/queue/sdxlCreate',
    access: 'caller',
    summary: 'Queues a work of any model of the draw page or the model square.',
    input: wish,
    reply: queued,
    failures: [...failures],
  }),
  drawSd3: defineEndpoint({
    method: 'POST',
    path: '/queue/sdCreate',
    access: 'caller',
    summary: 'Queues a work of a model of the SD3 page.',
    input: wish,
    reply: queued,
    failures: [...failures],
  }),
  usePictureTool: defineEndpoint({
    method: 'POST',
    path: '/queue/runwayPic',
    access: 'caller',
    summary: 'Queues a work of a picture tool, such as `upscale` or `remove-background`.',
    input: z.object({ ...wishFields, tool: z.enum(imageTasks), parent: parent.nullish() }),
    reply: queued,
    failures: [...failures],
  }),
  drawInChat: defineEndpoint({
    method: 'POST',
    path: '/chatgpt/chat-draw',
    access: 'caller',
    summary:
      'Queues a picture that is asked for inside a conversation: the prompt and an answer that is the work come into its log.',
    input: wish.extend({
      /** The conversation; a new one is made when absent. */
      groupId: id.optional(),
      appId,
    }),
    reply: queued.extend({
      groupId: id,
      /** The prompt's entry and the answer's. */
      promptId: id,
      entryId: id,
    }),
    failures: [...failures, 'groups.not_found', 'entries.busy'],
  }),
  simulate: defineEndpoint({
    method: 'GET',
    path: '/mj/getSimulate',
    access: 'caller',
    summary: 'A dry run of a Midjourney prompt: what it would become, cost, and take.',
    input: simulation,
    reply: simulated,
    failures: ['models.not_found', 'models.none', 'models.vip_only'],
  }),
  sketch: defineEndpoint({
    method: 'GET',
    path: '/mj/drawSimulate',
    access: 'caller',
    summary: 'A dry run with a small sketch of it, made by our own code at no cost.',
    input: simulation,
    reply: simulated.extend({
      /** A data URL; empty where there is nothing built in that draws. */
      sketch: z.string(),
    }),
    failures: ['models.not_found', 'models.none', 'models.vip_only'],
  }),
}
