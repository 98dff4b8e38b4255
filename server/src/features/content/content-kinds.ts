// What a site can tell, kind by kind: the shape that is stored for each. Texts are kept in every language they were written in.
import { caseAspects } from '@atelier/contract/content-terms'
import { locale } from '@atelier/contract/primitives'
import { z } from 'zod'

const inLanguages = z.partialRecord(locale, z.string())

export const contentKinds = {
  notice: z.object({ title: inLanguages, content: inLanguages }),
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
} as const

export type ContentKind = keyof typeof contentKinds
export type ContentBody<K extends ContentKind> = z.output<(typeof contentKinds)[K]>
export type Texts = z.output<typeof inLanguages>
