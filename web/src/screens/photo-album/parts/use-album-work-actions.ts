// What the owner does with the works of an album: shown at once, and asked anew when the server does not agree.
import type { AlbumWork } from '@atelier/contract/features/showing/collections'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { refreshAlbum, takeAlbum } from '../../../features/showing/albums/album-queries.ts'
import { inTurn } from '../../../features/showing/albums/in-turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'

type Pages = InfiniteData<{ rows: AlbumWork[]; next: string | null }>

export function useAlbumWorkActions(albumId: number) {
  const queries = useQueryClient()
  const t = useTexts('albums')
  const common = useTexts('common')
  return useMemo(() => {
    const listKey = ['collections.works', 'list', albumId]
    const rows = () =>
      queries.getQueryData<Pages>(listKey)?.pages.flatMap((page) => page.rows) ?? []
    const refetch = () => refreshAlbum(queries, albumId)

    /** Back where it was: before the one that stood behind it. */
    const putBack = async (id: number, before: number | null) => {
      try {
        await inTurn(albumId, () => call('collections.add', { albumId, id: [id] }))
        await inTurn(albumId, () => call('collections.order', { albumId, ids: [id], before }))
      } catch {
        // The call has said why.
      }
      await refetch()
    }

    const remove = async ({ id }: AlbumWork) => {
      const known = rows()
      const next = known[known.findIndex((work) => work.id === id) + 1]?.id ?? null
      queries.setQueryData<Pages>(
        listKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              rows: page.rows.filter((work) => work.id !== id),
            })),
          },
      )
      try {
        const told = await inTurn(albumId, () =>
          call('collections.removeWorks', { albumId, id: [id] }),
        )
        takeAlbum(queries, told)
        void queries.invalidateQueries({ queryKey: dataKey('collections.having', { id }) })
        toast(t.removed, {
          key: `album-work-${albumId}-${id}`,
          action: { label: common.undo, onPress: () => void putBack(id, next) },
        })
      } catch {
        await refetch()
      }
    }

    const makeCover = async ({ id }: AlbumWork) => {
      try {
        const told = await inTurn(albumId, () =>
          call('collections.save', { id: albumId, coverId: id }),
        )
        takeAlbum(queries, told)
        toast(t.coverChanged, { key: `album-cover-${albumId}` })
      } catch {
        // The call has said why.
      }
    }

    return { remove, makeCover }
  }, [queries, albumId, t, common])
}

export type AlbumWorkActions = ReturnType<typeof useAlbumWorkActions>
