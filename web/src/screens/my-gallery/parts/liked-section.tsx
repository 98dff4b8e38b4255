import { playPublished } from '../../../features/making/player/play-published.tsx'
import { publishedSongs } from '../../../features/making/player/published-songs.tsx'
import { feedPath } from '../../../features/showing/gallery/gallery-links.ts'
import { PublishedGallery } from '../../../features/showing/gallery/published-gallery.tsx'
import { useFeed } from '../../../features/showing/gallery/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyLink } from '../../../ui/empty-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const liked = { liked: true }

export function LikedSection() {
  const t = useTexts('ownGallery')
  return (
    <PublishedGallery
      list={useFeed(liked)}
      play={playPublished}
      songs={publishedSongs}
      place="own liked"
      empty={
        <EmptyState
          icon="heart"
          title={t.likedEmpty}
          action={<EmptyLink to={feedPath}>{t.browse}</EmptyLink>}
        >
          {t.likedEmptyText}
        </EmptyState>
      }
    />
  )
}
