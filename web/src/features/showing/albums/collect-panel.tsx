import type { Album } from '@atelier/contract/features/showing/collections'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useHoldings, useOwnAlbums } from './album-queries.ts'
import { CollectRow } from './collect-row.tsx'
import { NewAlbumForm } from './new-album-form.tsx'
import { type OnCollected, useCollecting } from './use-collecting.ts'

/** From so many albums on they are searched. */
const searchedFrom = 8

type CollectPanelProps = { ids: readonly number[]; onCollected: OnCollected }

export function CollectPanel({ ids, onCollected }: CollectPanelProps) {
  const t = useTexts('albums')
  const { query, albums } = useOwnAlbums()
  const { held, isPending } = useHoldings(ids)
  const collect = useCollecting(ids, onCollected)
  const [words, setWords] = useState('')
  const [isMaking, setMaking] = useState(false)

  if (query.isError && !albums) return <QueryFailure withoutId of={query} />
  if (!albums || isPending) return <Waiting />
  const make = (album: Album) => {
    setMaking(false)
    setWords('')
    void collect(album, true)
  }
  if (albums.length === 0)
    return (
      <div className="flex flex-col gap-4">
        <p className="text-soft">{t.firstAlbum}</p>
        <NewAlbumForm onMade={make} onCancel={undefined} />
      </div>
    )
  const shown = albums.filter(({ title }) => named(title, words))
  return (
    <div className="flex flex-col gap-3">
      {albums.length >= searchedFrom && (
        <SearchField label={t.search} value={words} onWords={setWords} />
      )}
      <ul aria-label={t.albums} className="scroll-quiet -mx-2 max-h-[min(360px,50vh)]">
        {shown.map((album) => (
          <li key={album.id}>
            <CollectRow album={album} holding={held.get(album.id)} onToggle={collect} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-4 text-center text-soft">{t.nothingFound}</p>}
      {isMaking ? (
        <NewAlbumForm onMade={make} onCancel={() => setMaking(false)} />
      ) : (
        <Button icon="plus" className="w-full" onClick={() => setMaking(true)}>
          {t.newAlbum}
        </Button>
      )}
    </div>
  )
}

const named = (title: string, words: string): boolean =>
  title.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())

function Waiting() {
  const common = useTexts('common')
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{common.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </div>
  )
}
