import type { CaseAspect } from '@atelier/contract/content-terms'
import type { MarketCategory, PromptMedium } from '@atelier/contract/market-terms'
import type { Locale } from '@atelier/contract/primitives'

export type BuiltInWords = {
  title: string
  description: string
  /** With its variables; a variable of a picture has a default, so that the sample can be made of it. */
  content: string
  tags: readonly string[]
}

/** A prompt that comes with the product. Its number is below `firstOwnMarketId`, and stays. */
export type BuiltInPrompt = {
  id: number
  category: MarketCategory
  medium: PromptMedium
  /** How the built-in engine makes its sample of the English words; none for what it does not draw. */
  sample?: { seed: number; aspect: CaseAspect }
} & { readonly [L in Locale]: BuiltInWords }
