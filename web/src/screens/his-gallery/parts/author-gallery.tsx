import type { AuthorPage } from '@atelier/contract/features/showing/authors'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { playPublished } from '../../../features/making/player/play-published.tsx'
import { publishedSongs } from '../../../features/making/player/published-songs.tsx'
import { feedFilterOf } from '../../../features/showing/gallery/gallery-filter.ts'
import { PublishedGallery } from '../../../features/showing/gallery/published-gallery.tsx'
import { useFeed } from '../../../features/showing/gallery/queries.ts'
import { useGalleryFilter } from '../../../features/showing/gallery/use-gallery-filter.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { useTyped } from '../../../lib/use-typed.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { AuthorAlbums } from './author-albums.tsx'
import { Profile } from './profile.tsx'

type Shown = 'works' | 'albums'
type Order = 'new' | 'hot'

/** Somebody's works, in an order and by words, or their albums; which of it stands in the address. */
export function AuthorGallery({ author }: { author: AuthorPage }) {
  const t = useTexts('authors')
  const gallery = useTexts('gallery')
  const { filter, set } = useGalleryFilter()
  const [shown, show] = useShown()
  const order: Order = filter.feed === 'hot' ? 'hot' : 'new'
  const { id, isMe } = author
  const asked = useMemo(
    () => ({ ...feedFilterOf({ ...filter, feed: order }), authorId: id }),
    [filter, order, id],
  )
  const list = useFeed(asked)
  const nothingFound = (
    <EmptyState
      icon="search"
      title={gallery.nothingFound}
      action={<Button onClick={() => set({ q: '' })}>{gallery.clear}</Button>}
    >
      {gallery.nothingFoundText}
    </EmptyState>
  )
  const noWorks = (
    <EmptyState icon="images" title={isMe ? t.ownEmpty : t.noWorks}>
      {isMe && t.ownEmptyText}
    </EmptyState>
  )
  return (
    <PublishedGallery
      list={list}
      play={playPublished}
      songs={publishedSongs}
      place={`author ${shown} ${JSON.stringify(asked)}`}
      header={
        <>
          <Profile author={author} />
          <div className="flex flex-wrap items-center gap-2 pb-3">
            <Segmented
              label={t.show}
              value={shown}
              options={[
                { value: 'works', label: t.works },
                { value: 'albums', label: t.albums },
              ]}
              onChange={show}
            />
            {shown === 'works' && (
              <WorksBar
                author={author}
                order={order}
                q={filter.q}
                onOrder={(feed) => set({ feed })}
                onWords={(q) => set({ q })}
              />
            )}
          </div>
        </>
      }
      instead={shown === 'albums' ? <AuthorAlbums authorId={id} /> : undefined}
      empty={filter.q.trim() ? nothingFound : noWorks}
    />
  )
}

function useShown(): [Shown, (shown: Shown) => void] {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const show = (shown: Shown) => {
    const next = new URLSearchParams(query)
    if (shown === 'works') next.delete('show')
    else next.set('show', shown)
    void navigate({ search: `?${next}` }, { preventScrollReset: true })
  }
  return [query.get('show') === 'albums' ? 'albums' : 'works', show]
}

type WorksBarProps = {
  author: AuthorPage
  order: Order
  q: string
  onOrder: (order: Order) => void
  onWords: (words: string) => void
}

function WorksBar({ author, order, q, onOrder, onWords }: WorksBarProps) {
  const t = useTexts('authors')
  const { feed, feeds } = useTexts('gallery')
  const isPhone = useIsPhone()
  const typed = useTyped(q, onWords)
  return (
    <>
      <span className="max-sm:ml-auto">
        <Segmented
          label={feed}
          value={order}
          options={[
            { value: 'new', label: feeds.new },
            { value: 'hot', label: feeds.hot },
          ]}
          onChange={onOrder}
        />
      </span>
      <SearchField
        label={t.search({ name: author.name })}
        enterKeyHint="search"
        placeholder={t.searchHint}
        className={isPhone ? 'basis-full' : 'ml-auto w-60'}
        {...typed}
      />
    </>
  )
}
