// What is kept of published works: many lists and pages show the same ones.
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../../api/endpoint-types.ts'

const holdsPublished: readonly unknown[] = [
  'gallery.feed',
  'gallery.open',
  'gallery.related',
  'gallery.tags',
  'authors.open',
  'authors.list',
  'authors.blocked',
  'collections.having',
  'collections.open',
  'collections.works',
  'collections.ofAuthor',
  'publications.own',
  'publications.statesOf',
  'publications.statistics',
  'moderation.list',
] satisfies CallName[]

const ofGallery = {
  predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    holdsPublished.includes(key),
}

/** Changes a published work wherever it is shown. */
export function changePublished(
  queries: QueryClient,
  id: number,
  fields: Partial<Pick<PublishedWork, 'isLiked' | 'likes' | 'isCollected' | 'collects'>>,
): void {
  queries.setQueriesData(ofGallery, (data: unknown) => changedIn(data, id, fields))
}

export type AuthorChange = { isFollowed: boolean } & (
  | { followers: number }
  | { followersBy: 1 | -1 }
)

/** Changes whether somebody is followed, and by how many, wherever it is told. */
export function changeAuthor(queries: QueryClient, id: number, change: AuthorChange): void {
  queries.setQueriesData(ofGallery, (data: unknown) => authorChangedIn(data, id, change))
}

/** Takes the works of somebody out of whatever is shown. */
export function dropAuthor(queries: QueryClient, id: number): void {
  queries.setQueriesData(ofGallery, (data: unknown) => withoutAuthor(data, id))
}

/** Asks anew for all that is shown of the gallery: works were published or withdrawn, or somebody is to be seen no more. */
export const refreshGallery = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(ofGallery)

/** The works that one likes are others now: asked for at once where they are shown, or with the next look at them. */
export const refreshLiked = (queries: QueryClient, refetchType: 'active' | 'none'): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [key, , filter] }) => key === 'gallery.feed' && isOfLiked(filter),
    refetchType,
  })

const isOfLiked = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && 'liked' in filter && filter.liked === true

/** The same value when nothing in it is that work. */
export const changedIn = (value: unknown, id: number, fields: object): unknown =>
  mapped(value, (item) => ('isLiked' in item && item.id === id ? { ...item, ...fields } : item))

/** A work's own page, too, tells whether its author is followed. */
export const authorChangedIn = (value: unknown, id: number, change: AuthorChange): unknown =>
  mapped(value, (item) => {
    const author = 'author' in item ? item.author : item
    const isTheirs = typeof author === 'object' && author !== null && 'id' in author
    if (!isTheirs || author.id !== id || !('isFollowed' in item)) return item
    const { isFollowed } = change
    if (typeof item.followers !== 'number') return { ...item, isFollowed }
    const followers =
      'followers' in change ? change.followers : Math.max(0, item.followers + change.followersBy)
    return { ...item, isFollowed, followers }
  })

export const withoutAuthor = (value: unknown, id: number): unknown =>
  mapped(
    value,
    (item) => item,
    (item) =>
      typeof item === 'object' &&
      item !== null &&
      'isLiked' in item &&
      'author' in item &&
      (item.author as { id?: unknown }).id === id,
  )

type Item = Record<string, unknown>

/** Every object in it changed, from within; what holds nothing that changes stays the very same. */
function mapped(
  value: unknown,
  change: (item: Item) => Item,
  drops: (item: unknown) => boolean = () => false,
): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !drops(item))
    const changed = kept.map((item) => mapped(item, change, drops))
    const isSame = kept.length === value.length && changed.every((item, at) => item === value[at])
    return isSame ? value : changed
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const inside = entries.map(([key, item]) => [key, mapped(item, change, drops)] as const)
  const isSame = inside.every(([, item], at) => item === entries[at]?.[1])
  return change((isSame ? value : Object.fromEntries(inside)) as Item)
}
