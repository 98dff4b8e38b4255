// Words about the prompt market. No imports: both sides load it.

/** What a prompt is for: an answer, or a work of one of these kinds. */
export const promptMedia = ['chat', 'image', 'video', 'music'] as const
export type PromptMedium = (typeof promptMedia)[number]

/** `private` is its owner's alone; `waiting` is to be looked at by an operator; `public` everybody of the site finds it. */
export const marketStates = ['private', 'waiting', 'public', 'refused'] as const
export type MarketState = (typeof marketStates)[number]

/** Numbers below it are those of the prompts that come with the product. */
export const firstOwnMarketId = 1000

/** What prompts can be about, in the order in which they are shown. */
export const marketCategories = [
  'writing',
  'work',
  'learning',
  'code',
  'portrait',
  'landscape',
  'design',
  'illustration',
  'motion',
  'sound',
  'life',
  'fun',
] as const
export type MarketCategory = (typeof marketCategories)[number]

export const marketSorts = ['popular', 'new', 'liked'] as const
export type MarketSort = (typeof marketSorts)[number]

/** Longest texts, in UTF-16 units, and the most of each. */
export const marketLimits = {
  description: 500,
  samples: 6,
  sampleText: 20_000,
  /** Prompts of one account in the market. */
  own: 500,
} as const
