// What published works are narrowed by, as it stands in the address. Pure.
import { type WorkTypeName, workTypes } from '@atelier/contract/work-terms'
import type { FeedFilter } from './queries.ts'

export const feedNames = ['new', 'hot', 'following', 'liked'] as const
export type FeedName = (typeof feedNames)[number]

export type GalleryFilter = Readonly<{
  /** `order` in the address; the newest when it names none. */
  feed: FeedName
  q: string
  kind: WorkTypeName | ''
  tag: string
  /** The shown name of a model. */
  model: string
}>

/** Narrowed by nothing; the feed stays what it is. */
export const unfiltered = { q: '', kind: '', tag: '', model: '' } as const

/** The calls' own limits. */
const longest = { q: 200, tag: 30, model: 200 }

export function filterIn(search: string): GalleryFilter {
  const query = new URLSearchParams(search)
  const value = (name: keyof typeof longest) => (query.get(name) ?? '').slice(0, longest[name])
  const kind = query.get('kind') ?? ''
  const feed = query.get('order')
  return {
    feed: feedNames.find((name) => name === feed) ?? 'new',
    q: value('q'),
    kind: isKind(kind) ? kind : '',
    tag: value('tag'),
    model: value('model'),
  }
}

const isKind = (name: string): name is WorkTypeName => Object.hasOwn(workTypes, name)

/** The address with a part of the filter changed; what is not narrowed by is not in it. */
export function searchWithFilter(search: string, change: Partial<GalleryFilter>): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    const key = name === 'feed' ? 'order' : name
    if (value === '' || (key === 'order' && value === 'new')) query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

export const isFiltered = ({ q, kind, tag, model }: GalleryFilter): boolean =>
  q !== '' || kind !== '' || tag !== '' || model !== ''

/** What the feed is asked for. Liked works stand in the order in which they were liked. */
export function feedFilterOf({ feed, q, kind, tag, model }: GalleryFilter): FeedFilter {
  const query = q.trim()
  return {
    ...(feed === 'liked' ? { liked: true } : { order: feed }),
    ...(query && { query }),
    ...(kind && { type: workTypes[kind] }),
    ...(tag && { tag }),
    ...(model && { model }),
  }
}
