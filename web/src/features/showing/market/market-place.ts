// Where one is in the market, as the address says it: `?of=own&category=code&medium=chat&sort=new&prompt=12`, `?edit=new`.
import {
  type MarketCategory,
  type MarketSort,
  marketCategories,
  marketSorts,
  type PromptMedium,
  promptMedia,
} from '@atelier/contract/market-terms'

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

const numberIn = (text: string | null): number => {
  const found = Number(text)
  return Number.isSafeInteger(found) && found > 0 ? found : 0
}

export function placeIn(search: string): MarketPlace {
  const query = new URLSearchParams(search)
  const edit = query.get('edit')
  return {
    of: marketOf.find((each) => each === query.get('of')) ?? 'all',
    category: marketCategories.find((each) => each === query.get('category')) ?? null,
    medium: promptMedia.find((each) => each === query.get('medium')) ?? null,
    sort: marketSorts.find((each) => each === query.get('sort')) ?? 'popular',
    prompt: numberIn(query.get('prompt')),
    edit: edit === 'new' ? 0 : numberIn(edit) || null,
  }
}

/** The same address with some parts changed; null takes one out. */
export function searchWith(search: string, changes: Record<string, string | null>): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
