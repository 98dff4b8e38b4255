// Where one is in the market, as the address says it: `?of=own&category=code&medium=chat&sort=new&prompt=12`, `?edit=new`.
import {
  type MarketCategory,
  type MarketSort,
  marketCategories,
  marketSorts,
  type PromptMedium,
  promptMedia,
} from '@atelier/contract/market-terms'
import { editIn, numberIn, useShelfPlace } from '../../../ui/shelf/shelf-place.ts'

export const marketOf = ['all', 'own', 'collected'] as const
export type MarketOf = (typeof marketOf)[number]

export type MarketPlace = {
  of: MarketOf
  category: MarketCategory | null
  medium: PromptMedium | null
  sort: MarketSort
  /** The prompt whose page is open; 0 for none. */
  prompt: number
  /** What is being made or changed: 0 for a new one; null for nothing. */
  edit: number | null
}

export function placeIn(search: string): MarketPlace {
  const query = new URLSearchParams(search)
  return {
    of: marketOf.find((each) => each === query.get('of')) ?? 'all',
    category: marketCategories.find((each) => each === query.get('category')) ?? null,
    medium: promptMedia.find((each) => each === query.get('medium')) ?? null,
    sort: marketSorts.find((each) => each === query.get('sort')) ?? 'popular',
    prompt: numberIn(query.get('prompt')),
    edit: editIn(query),
  }
}

/** The place in the market. */
export const useMarketPlace = () => useShelfPlace(placeIn, 'prompt')
