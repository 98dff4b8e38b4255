import '../../ui/late.css'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useIsMember } from '../../api/current-user.ts'
import { playPublished } from '../../features/making/player/play-published.tsx'
import { publishedSongs } from '../../features/making/player/published-songs.tsx'
import { AuthorRow } from '../../features/showing/gallery/author-row.tsx'
import { useAuthorsNamed, useFollowed } from '../../features/showing/gallery/authors.ts'
import { feedFilterOf, isFiltered } from '../../features/showing/gallery/gallery-filter.ts'
import { PublishedGallery } from '../../features/showing/gallery/published-gallery.tsx'
import { useFeed } from '../../features/showing/gallery/queries.ts'
import { TagChips } from '../../features/showing/gallery/tag-chips.tsx'
import { useGalleryFilter } from '../../features/showing/gallery/use-gallery-filter.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { useIsPhone } from '../../lib/media.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FeedBar } from './parts/feed-bar.tsx'
import { NothingShown } from './parts/nothing-shown.tsx'
import { OwnGalleryLink } from './parts/own-gallery-link.tsx'

/** What everybody has published, for everybody. */
export function DesignerWorkScreen() {
  const t = useTexts('gallery')
  const isPhone = useIsPhone()
  const [unfolded, setUnfolded] = useState(false)
  const { filter, set } = useGalleryFilter()
  const asked = useMemo(() => feedFilterOf(filter), [filter])
  const list = useFeed(asked)
  const words = filter.q.trim()
  const named = useAuthorsNamed(words)
  const followed = useFollowed(useIsMember() === true && filter.feed === 'following')
  useLayoutEffect(releaseBootFrame, [])
  useTitle(t.title)
  const found = words !== '' && named.data ? named.data.rows : []
  const follows = filter.feed === 'following' && followed.data ? followed.data.rows : []
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar
        title={t.title}
        actions={
          isPhone && (
            <>
              {!isFiltered(filter) && (
                <IconButton
                  icon="sliders-horizontal"
                  size="large"
                  label={t.filters}
                  aria-expanded={unfolded}
                  onClick={() => setUnfolded(!unfolded)}
                />
              )}
              <OwnGalleryLink iconOnly />
            </>
          )
        }
      />
      <h1 className="sr-only max-lg:hidden">{t.title}</h1>
      <FeedBar filter={filter} set={set} unfolded={unfolded} />
      <PublishedGallery
        list={list}
        play={playPublished}
        songs={publishedSongs}
        place={`gallery ${JSON.stringify(asked)}`}
        header={
          <>
            <TagChips chosen={filter.tag} onChoose={(tag) => set({ tag })} />
            {words === '' && <AuthorRow title={t.followed} authors={follows} />}
            <AuthorRow title={t.authors} authors={found} />
          </>
        }
        empty={<NothingShown filter={filter} set={set} followsSomebody={follows.length > 0} />}
      />
    </div>
  )
}
