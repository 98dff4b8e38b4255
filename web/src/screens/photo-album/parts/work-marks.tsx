import type { AlbumWork } from '@atelier/contract/features/showing/collections'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** What others are not told of a work: that it is the cover, that nobody but its maker sees it. */
export function WorkMarks({ work, isCover }: { work: AlbumWork; isCover: boolean }) {
  const t = useTexts('albums')
  if (work.isPublic && !isCover) return null
  return (
    <span className="pointer-events-none absolute top-2 left-2 flex flex-wrap items-center gap-1">
      {!work.isPublic && (
        <span className="rounded-small bg-surface/85">
          <Badge>
            <Icon name="lock" size={16} className="-ml-0.5 mr-1 scale-75" />
            <span aria-hidden="true">{t.onlyYouShort}</span>
            <span className="sr-only">{t.onlyYou}</span>
          </Badge>
        </span>
      )}
      {isCover && (
        <span className="rounded-small bg-surface/85">
          <Badge>{t.cover}</Badge>
        </span>
      )}
    </span>
  )
}
