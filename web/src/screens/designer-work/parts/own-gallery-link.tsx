import { Link } from 'react-router'
import { ownGalleryPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The way to what one has published, collected and likes oneself; on a phone its icon alone. */
export function OwnGalleryLink({ iconOnly = false }: { iconOnly?: boolean }) {
  const t = useTexts('gallery')
  return (
    <Link
      to={ownGalleryPath}
      aria-label={iconOnly ? t.ownGallery : undefined}
      data-tooltip={iconOnly ? t.ownGallery : undefined}
      className={classes(
        'touch-target inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-control hover:bg-fill',
        iconOnly ? 'w-9 text-soft' : 'border border-line px-3 font-medium',
      )}
    >
      <Icon name="circle-user-round" size={iconOnly ? 20 : 16} />
      {!iconOnly && t.ownGallery}
    </Link>
  )
}
