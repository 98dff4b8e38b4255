import { NavLink } from 'react-router'
import { useSite } from '../../features/site/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { bottomPlaces } from './bottom-places.ts'

/** The main places of a phone, in reach of a thumb. */
export function BottomBar() {
  const t = useTexts('common')
  const { clientMenuList } = useSite()
  return (
    <nav
      aria-label={t.mainPlaces}
      className="flex h-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] [:root[style*='--visible-height']_&]:hidden"
    >
      {bottomPlaces(clientMenuList).map(({ key, path, icon, label }) => (
        <NavLink
          key={key}
          to={path}
          data-tour={key}
          className={({ isActive }) =>
            classes(
              'flex h-full flex-1 flex-col items-center justify-center gap-1 text-small',
              isActive ? 'font-medium text-accent-text' : 'text-soft',
            )
          }
        >
          <Icon name={icon} />
          {label(t)}
        </NavLink>
      ))}
    </nav>
  )
}
