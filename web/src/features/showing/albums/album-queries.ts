import type { Album } from '@atelier/contract/features/showing/collections'
import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { callOptions, dataKey } from '../../../api/call-options.ts'
import { albumDeletes } from './album-deletes.ts'
import { holdings } from './holdings.ts'

const ownKey = 'collections.having'
const own = () => callOptions(ownKey, {})
const holding = (id: number) => callOptions(ownKey, { id })

/** More works at once are not asked about one by one: what is in an album already stays where it is anyway. */
const maxAsked = 24

/** Own albums, the last changed first, without those that are being deleted. */
export function useOwnAlbums() {
  const query = useQuery(own())
  const hidden = useSyncExternalStore(albumDeletes.subscribe, albumDeletes.hidden)
  const albums = useMemo(
    () => query.data?.filter(({ id }) => !hidden.has(id)),
    [query.data, hidden],
  )
  return { query, albums }
}

/** How each own album holds these works. */
export function useHoldings(ids: readonly number[]) {
  const lists = useQueries({
    queries: ids.map((id, at) => ({ ...holding(id), enabled: at < maxAsked })),
  })
  return {
    held: holdings(lists.map(({ data }) => data)),
    isPending: lists.some(({ isLoading }) => isLoading),
  }
}

export const useAlbum = (id: number) =>
  useQuery({ ...callOptions('collections.open', { id }), enabled: id > 0 })

/** Somebody's public albums. */
export const useAlbumsOf = (authorId: number) =>
  useQuery(callOptions('collections.ofAuthor', { authorId }))

/** An album as the server tells it now, or as it is going to be, wherever it is shown. */
export function takeAlbum(queries: QueryClient, album: Album): void {
  queries.setQueryData(dataKey('collections.open', { id: album.id }), album)
  queries.setQueriesData<Album[]>({ queryKey: dataKey(ownKey) }, (list) =>
    list?.map((known) => (known.id === album.id ? album : known)),
  )
  queries.setQueryData<Album[]>(
    own().queryKey,
    (list) => list && (list.some(({ id }) => id === album.id) ? list : [album, ...list]),
  )
  void queries.invalidateQueries({ queryKey: dataKey('collections.ofAuthor') })
}

/** An album that is there no more. */
export function dropAlbum(queries: QueryClient, id: number): void {
  queries.setQueriesData<Album[]>({ queryKey: dataKey(ownKey) }, (list) =>
    list?.filter((known) => known.id !== id),
  )
  queries.removeQueries({ queryKey: dataKey('collections.open', { id }) })
  queries.removeQueries({ queryKey: ['collections.works', 'list', id] })
  void queries.invalidateQueries({ queryKey: dataKey('collections.ofAuthor') })
}

export const albumsHolding = (queries: QueryClient, workId: number): Album[] =>
  queries.getQueryData<Album[]>(holding(workId).queryKey) ?? []

/** Notes that an album holds a work, or holds it no more. */
export function noteHeld(queries: QueryClient, album: Album, workId: number, holds: boolean): void {
  queries.setQueryData<Album[]>(holding(workId).queryKey, (list = []) => {
    const others = list.filter(({ id }) => id !== album.id)
    return holds ? [album, ...others] : others
  })
}

/** Asks anew for the works of an album, and for which albums hold them. */
export async function refreshAlbum(queries: QueryClient, id: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['collections.works', 'list', id] }),
    queries.invalidateQueries({ queryKey: dataKey('collections.open', { id }) }),
    queries.invalidateQueries({ queryKey: dataKey(ownKey) }),
  ])
}
