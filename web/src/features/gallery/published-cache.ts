// What is kept of published works: many lists and pages show the same ones.
import type { PublishedWork } from '@atelier/contract/features/gallery'
import type { QueryClient } from '@tanstack/react-query'

const holdsPublished =
  /^(GET|POST) \/(collect|gallery)\/|^GET \/(chatLog\/drawAll|midjourney\/getList)$/

const ofGallery = {
  predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) =>
    holdsPublished.test(String(key)),
}

/** Changes a published work wherever it is shown. */
export function changePublished(
  queries: QueryClient,
  id: number,
  fields: Partial<Pick<PublishedWork, 'isLiked' | 'likes' | 'isCollected' | 'collects'>>,
): void {
  queries.setQueriesData(ofGallery, (data: unknown) => changedIn(data, id, fields))
}

/** Asks anew for all that is shown of the gallery: works were published or withdrawn, or somebody is to be seen no more. */
export const askGalleryAnew = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(ofGallery)

/** The same value when nothing in it is that work. */
export function changedIn(value: unknown, id: number, fields: object): unknown {
  if (Array.isArray(value)) {
    const changed = value.map((item) => changedIn(item, id, fields))
    return changed.some((item, at) => item !== value[at]) ? changed : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const changed = entries.map(([key, item]) => [key, changedIn(item, id, fields)] as const)
  const isInside = changed.some(([, item], at) => item !== entries[at]?.[1])
  const inside: object = isInside ? Object.fromEntries(changed) : value
  const isIt = 'isLiked' in value && 'id' in value && value.id === id
  return isIt ? { ...inside, ...fields } : inside
}
