import type { AppCategory, AppKind, AppPictogram } from '@atelier/contract/app-terms'
import type { Locale } from '@atelier/contract/primitives'

/** What an app or a role says in one language. */
export type AppWords = {
  name: string
  description: string
  /** What it says first. */
  opening: string
  questions: readonly string[]
  systemMessage: string
}

/** An app or a role that comes with the product. Its number is below `firstOwnAppId`, and stays. */
export type BuiltInApp = {
  id: number
  category: AppCategory
  icon: AppPictogram
  /** Names of the tools that it may use. */
  tools?: readonly string[]
} & { readonly [L in Locale]: AppWords }

/** One of the list, with what it is. */
export type KindOfBuiltIn = BuiltInApp & { kind: AppKind }

/** What a site offers by itself: one that comes with the product, or one of the house, which may have a picture. */
export type OfferedApp = Omit<KindOfBuiltIn, 'icon'> & {
  icon: string
  /** The site's name, for one of the house. */
  author?: string
}
