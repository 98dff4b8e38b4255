// What one draws from: prompt parameters with the words that stand for them, cases with their pictures, examples to begin with, and the
// sets of parameters that somebody keeps.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, id, locale, page, paging, timestamp } from '../../primitives.ts'
import { workType } from './works.ts'

const inLanguage = { language: locale.optional() }
const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)

/** What works and cases are about. */
export const drawingCategory = z.object({
  id: slug,
  name: z.string(),
  /** How many cases are about it. */
  cases: z.number().int(),
  /** Address of a picture of one of them; empty where there is none. */
  cover: z.string(),
  /** What stands in the cover's place until it has come, as a data URL; empty where there is none. */
  blur: z.string(),
})
export type DrawingCategory = z.infer<typeof drawingCategory>

export const drawingCase = z.object({
  id: slug,
  /** What it is about: the number of a drawing category. */
  category: slug,
  title: z.string(),
  /** As it was painted, in English: the language that every engine reads. */
  prompt: z.string(),
  /** The prompt in the reader's language; empty where that is English. */
  meaning: z.string(),
  /** The rest of the recipe, by the names that models declare: `aspect`, `seed`. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /**
   * Address of the picture that was made from just this recipe, and of the one that lists show: of what comes with the product the same.
   */
  url: z.string(),
  thumbnail: z.string(),
  /** What stands in its place until it has come, as a data URL; empty where there is none. */
  blur: z.string(),
  /** Its shape: how wide to how high, not pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Painted by our own code, not by a model. */
  builtin: z.boolean(),
})
export type DrawingCase = z.infer<typeof drawingCase>

export const paramCategory = z.object({
  id: slug,
  name: z.string(),
  /** Whether its entries exclude each other. */
  choose: z.enum(['one', 'many']),
  count: z.number().int(),
})
export type ParamCategory = z.infer<typeof paramCategory>

export const paramEntry = z.object({
  id: slug,
  category: slug,
  /** In the reader's language. */
  name: z.string(),
  names: z.record(locale, z.string()),
  /** What goes into the prompt, in English, without a comma. */
  prompt: z.string(),
  /** Colours that show what is meant, as `#rrggbb`; empty where it is not about colour. */
  swatch: z.array(z.string()),
})
export type ParamEntry = z.infer<typeof paramEntry>

/** How many sets of parameters somebody may keep. */
export const maxParamSets = 100

export const paramSet = z.object({
  id,
  name: z.string(),
  /** What it adds to a prompt: English words, separated by commas, flags at the end. */
  value: z.string(),
  /** The entries that it was made of. */
  params: z.array(slug),
  updatedAt: timestamp,
})
export type ParamSet = z.infer<typeof paramSet>

/** Ids joined by commas: the call is a GET. */
const slugList = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(slug).max(60))

const filters = {
  category: slug.optional(),
  /** Words, in any of the three languages. */
  query: z.string().max(200).optional(),
  ...inLanguage,
}

const paramSetRequest = z
  .object({
    id: id.optional(),
    name: z.string().trim().min(1).max(60).optional(),
    value: z.string().trim().min(1).max(3000).optional(),
    params: slugList.optional(),
    remove: flag.default(false),
  })
  .superRefine(({ id: given, name, value, remove }, { addIssue }) => {
    const missing = (field: string, expected: 'string' | 'int') =>
      addIssue({ code: 'invalid_type', expected, path: [field], input: undefined })
    if (remove) {
      if (given === undefined) missing('id', 'int')
    } else if (value !== undefined && name === undefined) missing('name', 'string')
    else if ((name ?? given) !== undefined && value === undefined) missing('value', 'string')
  })

export const drawingLibrary = {
  categories: defineEndpoint({
    method: 'GET',
    path: '/midjourney/fenlei',
    access: 'public',
    summary: 'What works and cases can be about, in the order of the screens.',
    input: z.object(inLanguage),
    reply: z.array(drawingCategory),
  }),
  caseCategories: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getCasesCategory',
    access: 'public',
    summary: 'The categories that there are cases of.',
    input: z.object(inLanguage),
    reply: z.array(drawingCategory),
  }),
  cases: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getCasesList',
    access: 'public',
    summary: 'Pictures with their whole recipe, to learn from and to go on from.',
    input: z.object({ ...paging(24), ...filters }),
    reply: page(drawingCase),
  }),
  examples: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getExampleList',
    access: 'public',
    summary: 'Short prompts to begin with, each with its picture.',
    input: z.object({
      ...paging(12),
      /** Those that suit a screen; all when absent. */
      type: workType.optional(),
      ...inLanguage,
    }),
    reply: page(drawingCase),
  }),
  casePicture: defineEndpoint({
    method: 'GET',
    path: '/midjourney/casePicture',
    access: 'public',
    summary:
      'The picture of a case or an example by its number, as banners name it: as wide as a page where there is such a one.',
    input: z.object({ id: slug }),
    reply: z.any(),
    replies: 'file',
    failures: ['library.case_not_found'],
  }),
  paramCategories: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getParamsCategory',
    access: 'public',
    summary: 'What prompt parameters are about: style, light, lens and the like.',
    input: z.object(inLanguage),
    reply: z.array(paramCategory),
  }),
  params: defineEndpoint({
    method: 'GET',
    path: '/midjourney/getParamsList',
    access: 'public',
    summary: 'Prompt parameters: a name in three languages, and the English words for the prompt.',
    input: z.object({ ...paging(100, 1000), ...filters }),
    reply: page(paramEntry),
  }),
  paramSets: defineEndpoint({
    method: 'GET',
    path: '/midjourney/saveUserParam',
    changes: true,
    access: 'caller',
    summary:
      'Own sets of parameters, newest first. With `name` and `value` one is kept (that of `id`, or of the same name, is replaced); with `id` and `remove` one is deleted.',
    input: paramSetRequest,
    reply: z.object({
      rows: z.array(paramSet),
      count: z.number().int(),
      /** The set that was kept just now. */
      saved: id.nullable(),
    }),
    failures: ['library.set_not_found', 'library.too_many_sets'],
  }),
}
