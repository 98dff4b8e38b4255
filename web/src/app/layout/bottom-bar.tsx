import { Link, useLocation } from 'react-router'
import { useSite } from '../../features/site/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { bottomPlaces } from './bottom-places.ts'

/** The main places of a phone, in reach of a thumb. */
export function BottomBar() {
  const t = useTexts('common')
  const { clientMenuList } = useSite()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t.mainPlaces}
      className="flex h-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] [:root[style*='--visible-height']_&]:hidden"
    >
      {bottomPlaces(clientMenuList).map(({ key, path, icon, label, holds }) => (
        <Link
          key={key}
          to={path}
          data-tour={key}
          aria-current={pathname === path ? 'page' : holds?.includes(pathname) || undefined}
          className="flex h-full flex-1 flex-col items-center justify-center gap-1 text-small text-soft aria-[current]:font-medium aria-[current]:text-accent-text"
        >
          <Icon name={icon} />
          {label(t)}
        </Link>
      ))}
    </nav>
  )
}
