// What a site can tell, kind by kind: the shape that is stored for each. Texts are kept in every language they were written in.
import { appCategories, appKinds } from '@atelier/contract/app-terms'
import { caseAspects } from '@atelier/contract/content-terms'
import { marketCategories, promptMedia } from '@atelier/contract/market-terms'
import { locale } from '@atelier/contract/primitives'
import { z } from 'zod'

const inLanguages = z.partialRecord(locale, z.string())

export const contentKinds = {
  /** `important` ones are shown as a bar; of others a dot tells. */
  notice: z.object({
    title: inLanguages,
    content: inLanguages,
    important: z.boolean().optional(),
  }),
  /** A notice of the drawing screens. */
  drawingNotice: z.object({ title: inLanguages, content: inLanguages }),
  question: z.object({ question: inLanguages, answer: inLanguages }),
  banner: z.object({ title: inLanguages, url: z.string(), link: z.string().default('') }),
  menu: z.object({
    name: z.string().default(''),
    title: inLanguages,
    icon: z.string().default(''),
    url: z.string().default(''),
  }),
  /** `type` 1 sends everybody on, any other number those who have VIP time. */
  jump: z.object({ ad: z.string(), domain: z.string(), type: z.number().int() }),
  /** A picture of the site's own with its recipe. */
  drawingCase: z.object({
    title: inLanguages,
    category: z.string(),
    url: z.string(),
    prompt: z.string(),
    meaning: inLanguages.default({}),
    aspect: z.enum(caseAspects),
  }),
  /** A prompt parameter of the site's own. */
  drawingParam: z.object({ title: inLanguages, category: z.string(), prompt: z.string() }),
  /** An app or a role of the house. */
  houseApp: z.object({
    appKind: z.enum(appKinds),
    title: inLanguages,
    description: inLanguages.default({}),
    category: z.enum(appCategories),
    icon: z.string(),
    /** A picture in place of the pictogram. */
    url: z.string().default(''),
    systemMessage: inLanguages,
    opening: inLanguages.default({}),
    /** One to a line. */
    questions: inLanguages.default({}),
  }),
  /** A prompt of the market that the house offers. */
  housePrompt: z.object({
    title: inLanguages,
    description: inLanguages.default({}),
    content: inLanguages,
    category: z.enum(marketCategories),
    medium: z.enum(promptMedia),
    url: z.string().default(''),
    /** One to a line. */
    tags: inLanguages.default({}),
  }),
  /** What the site says of a model, by the upstream's name of it. */
  modelPage: z.object({ model: z.string(), content: inLanguages }),
} as const

export type ContentKind = keyof typeof contentKinds
export type ContentBody<K extends ContentKind> = z.output<(typeof contentKinds)[K]>
export type Texts = z.output<typeof inLanguages>
