// What works are asked for with, by whichever call: the words, the files that go along, and what each kind of request has beside them.
import { z } from 'zod'
import { credits, id } from '../../primitives.ts'
import { inputRoles, videoTasks, workTasks } from '../../work-terms.ts'

/** Above every model's own limit, in UTF-16 units. */
const longestPrompt = 20_000
/** The same of one parameter: lyrics are the longest. */
const longestText = 10_000

/** An upload, or a file of a work. */
export const fileSource = z.union([
  z.object({ upload: z.string().min(1).max(100) }),
  z.object({ file: z.string().min(1).max(100) }),
])

/** A file of the caller's own that goes along. */
const input = z.intersection(z.object({ role: z.enum(inputRoles) }), fileSource)

export const paramValue = z.union([z.string().max(longestText), z.number(), z.boolean()])
const params = z
  .record(z.string().max(100), paramValue)
  .refine((given) => Object.keys(given).length <= 100)

export const prompt = z.string().max(longestPrompt)
const multiple = z.coerce.number().int().min(1).max(10).default(1)

export const requestFields = {
  /** A model of the kind that the call is for; the site's default one when it is absent or 1. */
  modelId: id.nullish(),
  prompt: prompt.default(''),
  negativePrompt: prompt.default(''),
  /** As the model declares them. */
  params: params.default({}),
  /** Files that go along. */
  inputs: z.array(input).max(20).default([]),
  /** Pictures, clips or songs of one work. */
  count: z.coerce.number().int().min(1).max(100).default(1),
  /** So many works of the same request. */
  beishu: multiple,
  /**
   * What was shown for all of these works together, in credits: where they cost more by now, nothing is queued (`prices.changed`). At any
   * price when absent.
   */
  seenPrice: credits.optional(),
  /** The published work whose recipe this was made from: one that is shown here, or any of the caller's own. */
  originId: id.nullish(),
}

/** The work that it goes on from, and which picture of that (from 0). */
export const parent = z.object({ id, index: z.coerce.number().int().min(0).max(100).optional() })

export const request = z.object({
  ...requestFields,
  task: z.enum(workTasks).default('draw'),
  parent: parent.nullish(),
})

const familyActions = [1, 2, 3, 4, 5, 6, 7] as const
/** Tasks, and what the family calls some of them. */
const actionNames = [...workTasks, 'imagine', 'variation', 'inpaint'] as const

export const midjourneyFields = {
  ...requestFields,
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
  mask: z.union([z.string().min(1).max(100), fileSource]).nullish(),
  /** 0 relaxed, 1 fast, 2 turbo, where the model can. */
  isFast: z.coerce
    .number()
    .pipe(z.literal([0, 1, 2]))
    .nullish(),
}
export const midjourneyRequest = z.object(midjourneyFields)

/** What asks for clips. */
export const clipRequest = z.object({
  ...requestFields,
  /** `film` from words or pictures; `prolong` goes on from the clip of `parent`; `anime` draws the clip of `inputs` again. */
  task: z.enum(videoTasks).default('film'),
  parent: parent.nullish(),
})

/** What asks for songs: lyrics, title and style tags are `params`, as the model declares them. */
export const songRequest = z.object({
  ...requestFields,
  /** `continue` goes on from the song of `parent`, at `params.from`; `join` makes one song of that and what went before it. */
  task: z.enum(['compose', 'continue', 'join']).default('compose'),
  parent: parent.nullish(),
})

/** What a dry run is asked with; `params` as JSON text. */
export const simulation = z.object({
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
