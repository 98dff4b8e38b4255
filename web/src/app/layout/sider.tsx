import { NavLink } from 'react-router'
import { useOpenGroup } from '../../features/groups/group-link.ts'
import { RecentGroups } from '../../features/groups/recent-groups.tsx'
import { useRunningGroups } from '../../features/runs/use-runs.ts'
import { AccountMenu } from '../../features/session/account-menu.tsx'
import { useSite } from '../../features/site/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { appSetting } from '../../lib/storage/app-setting.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMenuEntries } from './menu-entries.ts'

const toggleFolded = () =>
  appSetting.update((setting) => ({ ...setting, siderCollapsed: !setting.siderCollapsed }))

/** The column at the left of a desktop, which can be folded to its icons. */
export function Sider() {
  const { siderCollapsed } = useStored(appSetting)
  useHotkey('mod+b', toggleFolded)
  return (
    <aside
      className={classes(
        'flex shrink-0 flex-col border-r border-line bg-sunken',
        siderCollapsed ? 'w-(--sider-folded)' : 'w-(--sider)',
      )}
    >
      <SiderContent folded={siderCollapsed} onToggle={toggleFolded} onNavigate={() => undefined} />
    </aside>
  )
}

type SiderContentProps = {
  folded: boolean
  /** Offers folding; without it there is none, as in the drawer. */
  onToggle?: () => void
  /** Told when somebody went somewhere from here. */
  onNavigate: () => void
}

export function SiderContent({ folded, onToggle, onNavigate }: SiderContentProps) {
  const running = useRunningGroups()
  return (
    <>
      <Brand folded={folded} {...(onToggle ? { onToggle } : {})} onNavigate={onNavigate} />
      <MainMenu folded={folded} onNavigate={onNavigate} />
      {folded ? <FoldedGroups /> : <RecentGroups running={running} onChosen={onNavigate} />}
      <div
        className={classes(
          'shrink-0 border-t border-line p-2 pb-[max(8px,env(safe-area-inset-bottom))]',
          folded && 'flex justify-center',
        )}
      >
        <AccountMenu folded={folded} />
      </div>
    </>
  )
}

/** Where there is no room for titles. */
function FoldedGroups() {
  const t = useTexts('chat')
  const open = useOpenGroup()
  return (
    <div className="flex flex-1 flex-col items-center">
      <IconButton
        icon="square-pen"
        label={t.newChat}
        hotkey="mod+shift+o"
        size="large"
        className="w-10!"
        onClick={() => open(0)}
      />
    </div>
  )
}

function Brand({ folded, onToggle, onNavigate }: SiderContentProps) {
  const t = useTexts('common')
  const { siteName, appName, appLogo } = useSite()
  const name = appName || siteName
  const toggle = onToggle && (
    <IconButton
      icon="panel-left"
      label={folded ? t.expandSidebar : t.collapseSidebar}
      hotkey="mod+b"
      aria-expanded={!folded}
      onClick={onToggle}
    />
  )
  return (
    <div
      className={classes(
        'flex shrink-0 items-center pt-[env(safe-area-inset-top)]',
        folded ? 'flex-col gap-2 px-2 pt-3' : 'h-14 justify-between pr-2 pl-3',
      )}
    >
      <NavLink
        to="/"
        aria-label={name}
        onClick={onNavigate}
        className="flex min-w-0 items-center gap-2.5 rounded-control p-1"
      >
        {appLogo && (
          <img
            src={appLogo}
            alt=""
            width="28"
            height="28"
            className="size-7 shrink-0 rounded-[6px] object-contain"
          />
        )}
        {!folded && <span className="truncate text-[15px] font-semibold">{name}</span>}
      </NavLink>
      {toggle}
    </div>
  )
}

function MainMenu({ folded, onNavigate }: SiderContentProps) {
  const t = useTexts('common')
  const entries = useMenuEntries()
  return (
    <nav aria-label={t.mainMenu} className="flex shrink-0 flex-col gap-0.5 px-2 py-2">
      {entries.map(({ key, path, icon, label, load }) => (
        <NavLink
          key={key}
          to={path}
          aria-label={folded ? label(t) : undefined}
          data-tooltip={folded ? label(t) : undefined}
          onClick={onNavigate}
          onPointerEnter={() => void load().catch(() => undefined)}
          className={({ isActive }) =>
            classes(
              'group flex h-9 items-center gap-2.5 rounded-control transition-[background-color,color]',
              folded ? 'mx-auto w-10 justify-center' : 'px-2.5',
              isActive
                ? 'bg-fill-strong font-medium text-text'
                : 'text-soft hover:bg-fill hover:text-text',
            )
          }
        >
          <Icon name={icon} className="group-aria-[current=page]:text-accent-text" />
          {!folded && label(t)}
        </NavLink>
      ))}
    </nav>
  )
}
