import { NavLink } from 'react-router'
import { RemoteIcon } from '../../features/icons/remote-icon.tsx'
import { type MenuLink, useMenu } from '../../features/navigation/menu-link.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PaletteEntry } from '../palette/palette-entry.tsx'

type MainMenuProps = {
  folded: boolean
  /** Told when somebody went somewhere from here. */
  onNavigate: () => void
}

/** The places of the site, in the sider and in the drawer. */
export function MainMenu({ folded, onNavigate }: MainMenuProps) {
  const t = useTexts('common')
  const entries = useMenu()
  return (
    <nav aria-label={t.mainMenu} className="scroll-quiet flex min-h-26 flex-col gap-0.5 px-2 py-2">
      <PaletteEntry folded={folded} onOpen={onNavigate} />
      {entries.map((link) => (
        <Entry key={link.key} link={link} folded={folded} onNavigate={onNavigate} />
      ))}
    </nav>
  )
}

const place =
  'group flex h-9 shrink-0 items-center gap-2.5 rounded-control transition-[background-color,color]'
const away = 'text-soft hover:bg-fill hover:text-text'

function Entry({ link, folded, onNavigate }: MainMenuProps & { link: MenuLink }) {
  const { to, label, icon, wishedIcon, load, isElsewhere } = link
  const shape = classes(place, folded ? 'mx-auto w-10 justify-center' : 'px-2.5')
  const names = {
    'data-tour': link.key,
    'aria-label': folded ? label : undefined,
    'data-tooltip': folded ? label : undefined,
  }
  const content = (
    <>
      <RemoteIcon
        name={wishedIcon}
        fallback={<Icon name={icon} />}
        className="group-aria-[current=page]:text-accent-text"
      />
      {!folded && <span className="truncate">{label}</span>}
    </>
  )
  if (isElsewhere) {
    return (
      <a
        href={to}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onNavigate}
        className={classes(shape, away)}
        {...names}
      >
        {content}
      </a>
    )
  }
  return (
    <NavLink
      to={to}
      onClick={onNavigate}
      onPointerEnter={() => void load?.().catch(() => undefined)}
      className={({ isActive }) =>
        classes(shape, isActive ? 'bg-fill-strong font-medium text-text' : away)
      }
      {...names}
    >
      {content}
    </NavLink>
  )
}
