// An app or a role that comes with the product, and how it is written down in `content/apps` and `content/roles`.
import { type AppKind, appCategories, appPictograms } from '@atelier/contract/app-terms'
import type { Locale } from '@atelier/contract/primitives'
import { z } from 'zod'
import { defineContent, texts, wholeNumber } from '../../../../platform/content/read-content.ts'

const facts = z.object({
  /** Below `firstOwnAppId`. Pins and conversations refer to it: it stays. */
  id: wholeNumber,
  category: z.enum(appCategories),
  icon: z.enum(appPictograms),
  /** Names of the tools that it may use. */
  tools: texts.exactOptional(),
})

/** What an app or a role says in one language. */
const words = z.object({
  name: z.string(),
  description: z.string(),
  /** What it says first. */
  opening: z.string(),
  questions: texts,
  systemMessage: z.string(),
  /** What is asked and what is answered, of those that are shown first. */
  sampleQuestion: z.string().exactOptional(),
  sampleAnswer: z.string().exactOptional(),
})

export const appContent = {
  app: defineContent({ name: 'apps', facts, words, body: 'systemMessage' }),
  role: defineContent({ name: 'roles', facts, words, body: 'systemMessage' }),
}

export type AppWords = z.output<typeof words>

export type BuiltInApp = { kind: AppKind } & z.output<typeof facts> & {
    readonly [L in Locale]: AppWords
  }

/** What a site offers by itself: one that comes with the product, or one of the house, which may have a picture. */
export type OfferedApp = Omit<BuiltInApp, 'icon'> & {
  icon: string
  /** The site's name, for one of the house. */
  author?: string
}
