// Puts works into own albums and takes them out: shown at once, and taken back when the server does not agree.
import type { Album } from '@atelier/contract/features/showing/collections'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { albumsHolding, noteHeld, refreshAlbum, takeAlbum } from './album-queries.ts'
import { inTurn } from './in-turn.ts'

/** Told of each work whether it lies in any own album now; at first as it is going to be, then as the server has it (`isSettled`). */
export type OnCollected = (id: number, isCollected: boolean, isSettled: boolean) => void

export function useCollecting(ids: readonly number[], onCollected: OnCollected) {
  const queries = useQueryClient()
  return useCallback(
    async (album: Album, holds: boolean): Promise<void> => {
      const held = ids.map((id) =>
        albumsHolding(queries, id).some((known) => known.id === album.id),
      )
      const changing = held.filter((was) => was !== holds).length
      const tell = (isSettled: boolean) => {
        for (const id of ids) onCollected(id, albumsHolding(queries, id).length > 0, isSettled)
      }
      takeAlbum(queries, {
        ...album,
        count: Math.max(0, album.count + (holds ? changing : -changing)),
      })
      for (const id of ids) noteHeld(queries, album, id, holds)
      tell(false)
      const input = { albumId: album.id, id: [...ids] }
      try {
        const told = await inTurn(album.id, () =>
          holds
            ? call('collections.add', input, { keepalive: true })
            : call('collections.removeWorks', input, { keepalive: true }),
        )
        takeAlbum(queries, told)
        tell(true)
        void queries.invalidateQueries({ queryKey: ['collections.works', 'list', album.id] })
      } catch {
        takeAlbum(queries, album)
        for (const [at, id] of ids.entries()) noteHeld(queries, album, id, held[at] ?? false)
        tell(true)
        // What was pressed meanwhile may have come to something: the server knows.
        void refreshAlbum(queries, album.id)
      }
    },
    [queries, ids, onCollected],
  )
}
