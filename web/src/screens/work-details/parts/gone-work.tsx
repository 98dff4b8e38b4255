import { Link } from 'react-router'
import { feedPath } from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** In the place of a work that nobody has published. */
export function GoneWork() {
  const t = useTexts('workPage')
  return (
    <EmptyState
      icon="image"
      title={t.gone}
      action={
        <Link
          to={feedPath}
          className="inline-flex h-9 items-center rounded-control bg-accent px-3.5 font-medium text-on-accent hover:brightness-95"
        >
          {t.toGallery}
        </Link>
      }
    >
      {t.goneText}
    </EmptyState>
  )
}
