// All works of an album as tiles, to be put in order.
import type { Album, AlbumWork } from '@atelier/contract/features/showing/collections'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { refreshAlbum } from '../../../features/showing/albums/album-queries.ts'
import { inTurn } from '../../../features/showing/albums/in-turn.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Query } from '../../../ui/query.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { moved } from '../moved.ts'
import { ArrangeBoard } from './arrange-board.tsx'

type ArrangeViewProps = { album: Album; onDone: () => void }

export function ArrangeView({ album, onDone }: ArrangeViewProps) {
  const t = useTexts('albums')
  const isTouch = useMedia(touchQuery)
  const all = useQuery({
    queryKey: ['collections.works', 'all', album.id],
    queryFn: ({ signal }) => fetchAll(album.id, signal),
    staleTime: Infinity,
    // Another time it is asked for anew.
    gcTime: 0,
  })
  return (
    <>
      <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2 sm:px-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 dir="auto" className="truncate font-semibold">
            {album.title}
          </h1>
          <p className="text-small text-soft">{isTouch ? t.arrangeByTouch : t.arrangeHint}</p>
        </div>
        <Button kind="main" size="small" onClick={onDone}>
          {t.arrangeDone}
        </Button>
      </header>
      <Query
        of={all}
        waiting={
          <p role="status" className="flex items-center justify-center gap-2 py-12 text-soft">
            <Spinner />
            {t.arrangeLoading}
          </p>
        }
        keeps="both"
      >
        {(data) => <Arranging albumId={album.id} begun={data} />}
      </Query>
    </>
  )
}

async function fetchAll(id: number, signal: AbortSignal): Promise<AlbumWork[]> {
  const works: AlbumWork[] = []
  let cursor: string | undefined
  do {
    const input = { id, size: 100, cursor }
    const page = await call('collections.works', input, { shownInPlace: true, signal })
    works.push(...page.rows)
    cursor = page.next ?? undefined
  } while (cursor)
  return works
}

type ArrangingProps = { albumId: number; begun: readonly AlbumWork[] }

function Arranging({ albumId, begun }: ArrangingProps) {
  const queries = useQueryClient()
  const [works, setWorks] = useState(begun)
  // What the album shows next is in order before the server is asked again.
  useEffect(() => {
    if (works !== begun)
      queries.setQueryData(['collections.works', 'list', albumId], {
        pages: [{ rows: works, next: null }],
        pageParams: [undefined],
      })
  }, [queries, albumId, works, begun])
  const move = useCallback(
    (from: number, to: number) => {
      const next = moved(works, from, to)
      const id = works[from]?.id
      if (from === to || id === undefined) return
      setWorks(next)
      const before = next[to + 1]?.id ?? null
      inTurn(albumId, () => call('collections.order', { albumId, ids: [id], before })).then(
        // Without a chosen cover the first work is it.
        () => void queries.invalidateQueries({ queryKey: ['collections.open', { id: albumId }] }),
        () => {
          setWorks(works)
          void refreshAlbum(queries, albumId)
        },
      )
    },
    [queries, albumId, works],
  )
  return <ArrangeBoard works={works} onMove={move} />
}
