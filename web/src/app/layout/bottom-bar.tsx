import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { useMenuEntries } from './menu-entries.ts'

const place = 'flex h-full w-full flex-col items-center justify-center gap-1 text-small'

/** The main places of a phone, in reach of a thumb. */
export function BottomBar() {
  const t = useTexts('common')
  const entries = useMenuEntries()
  const { open } = useDialogLink()
  return (
    <nav
      aria-label={t.mainMenu}
      className="flex h-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] [:root[style*='--visible-height']_&]:hidden"
    >
      {entries.map(({ key, path, icon, label }) => (
        <NavLink
          key={key}
          to={path}
          className={({ isActive }) =>
            classes(place, 'flex-1', isActive ? 'font-medium text-accent-text' : 'text-soft')
          }
        >
          <Entry icon={icon}>{label(t)}</Entry>
        </NavLink>
      ))}
      <button
        type="button"
        className={classes(place, 'flex-1 text-soft')}
        onClick={() => open('settings')}
      >
        <Entry icon="circle-user-round">{t.menuMe}</Entry>
      </button>
    </nav>
  )
}

function Entry({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      {children}
    </>
  )
}
