// Where one is among apps, as the address says it: `?of=own&category=code&sort=new&app=12`, `?edit=new`.
import { type AppCategory, appCategories } from '@atelier/contract/app-terms'
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

const numberIn = (text: string | null): number => {
  const found = Number(text)
  return Number.isSafeInteger(found) && found > 0 ? found : 0
}

export function placeIn(search: string): AppPlace {
  const query = new URLSearchParams(search)
  const of = query.get('of')
  const edit = query.get('edit')
  return {
    of: of === 'own' || of === 'pinned' ? of : 'all',
    category: appCategories.find((each) => each === query.get('category')) ?? null,
    sort: query.get('sort') === 'new' ? 'new' : 'popular',
    app: numberIn(query.get('app')),
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
