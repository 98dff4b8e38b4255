import { useDeferredValue } from 'react'
import { NavLink } from 'react-router'
import { useOpenGroup } from '../../features/groups/group-link.ts'
import { RecentGroups } from '../../features/groups/recent-groups.tsx'
import { useMenu } from '../../features/navigation/menu-link.ts'
import { useRunningGroups } from '../../features/runs/use-runs.ts'
import { AccountMenu } from '../../features/session/account-menu.tsx'
import { useSite } from '../../features/site/queries.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { appSetting } from '../../lib/storage/app-setting.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TaskSlot } from '../tasks/task-slot.tsx'
import { MainMenu } from './main-menu.tsx'
import { PinnedSlot } from './pinned-slot.tsx'

const toggleFolded = () =>
  appSetting.update((setting) => ({ ...setting, siderCollapsed: !setting.siderCollapsed }))

/** The column at the left of a desktop, which can be folded to its icons. */
export function Sider() {
  const { siderCollapsed } = useStored(appSetting)
  useHotkey('mod+b', toggleFolded)
  // The screen beside it comes first: both at once hold up a slow machine.
  const isItsTurn = useDeferredValue(true, false)
  return (
    <aside
      className={classes(
        'flex shrink-0 flex-col border-r border-line bg-sunken',
        siderCollapsed ? 'w-(--sider-folded)' : 'w-(--sider)',
      )}
    >
      {isItsTurn && (
        <SiderContent
          folded={siderCollapsed}
          onToggle={toggleFolded}
          onNavigate={() => undefined}
        />
      )}
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
  const hasChat = useMenu().some(({ key }) => key === 'Chat')
  return (
    <>
      <Brand folded={folded} {...(onToggle ? { onToggle } : {})} onNavigate={onNavigate} />
      <MainMenu folded={folded} onNavigate={onNavigate} />
      {folded ? (
        <FoldedGroups />
      ) : (
        <RecentGroups
          running={running}
          onChosen={onNavigate}
          above={<PinnedSlot onNavigate={onNavigate} />}
        />
      )}
      <div
        data-tour="account"
        className={classes(
          'shrink-0 border-t border-line p-2 pb-[max(8px,env(safe-area-inset-bottom))]',
          folded && 'flex justify-center',
        )}
      >
        <AccountMenu folded={folded} site={useSite()} offersTour={hasChat} />
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
  const tasks = onToggle && <TaskSlot size="medium" />
  return (
    <div
      className={classes(
        'flex shrink-0 items-center',
        folded
          ? 'flex-col gap-2 px-2 pt-[max(12px,env(safe-area-inset-top))]'
          : 'min-h-14 justify-between pt-[env(safe-area-inset-top)] pr-2 pl-3',
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
      {folded ? (
        <>
          {toggle}
          {tasks}
        </>
      ) : (
        <span className="flex shrink-0 gap-1">
          {tasks}
          {toggle}
        </span>
      )}
    </div>
  )
}
