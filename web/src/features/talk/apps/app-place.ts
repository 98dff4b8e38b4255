// Where one is among apps, as the address says it: `?of=own&category=code&sort=new&app=12`, `?edit=new`.
import { type AppCategory, appCategories } from '@atelier/contract/app-terms'
import { editIn, numberIn, useShelfPlace } from '../../../ui/shelf/shelf-place.ts'
import type { AppsOf } from './queries.ts'

export type AppPlace = {
  of: AppsOf
  category: AppCategory | null
  sort: 'popular' | 'new'
  /** The app whose page is open; 0 for none. */
  app: number
  /** What is being made or changed: 0 for a new one; null for nothing. */
  edit: number | null
}

export function placeIn(search: string): AppPlace {
  const query = new URLSearchParams(search)
  const of = query.get('of')
  return {
    of: of === 'own' || of === 'pinned' ? of : 'all',
    category: appCategories.find((each) => each === query.get('category')) ?? null,
    sort: query.get('sort') === 'new' ? 'new' : 'popular',
    app: numberIn(query.get('app')),
    edit: editIn(query),
  }
}

/** The place among apps. */
export const useAppPlace = () => useShelfPlace(placeIn, 'app')
