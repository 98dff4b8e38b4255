import type { Album } from '@atelier/contract/features/showing/collections'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** How much is in an album, and whether others see it. */
export function AlbumMeta({ album }: { album: Pick<Album, 'count' | 'isPublic'> }) {
  const t = useTexts('albums')
  return (
    <span className="figures inline-flex items-center gap-1.5 text-small text-soft">
      {t.works({ n: album.count })}
      <span aria-hidden="true">·</span>
      <Icon name={album.isPublic ? 'globe' : 'lock'} size={16} />
      {album.isPublic ? t.public : t.private}
    </span>
  )
}
