// The frame of the application: rail, list and content, and on a phone the bar at the bottom.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, useLocation, useNavigation } from 'react-router'
import { CallFailure } from '../../api/call-failure.ts'
import { useCurrentUser } from '../../features/identity/session/queries.ts'
import { useDrawer } from '../../features/site/navigation/drawer-state.ts'
import { MenuContext } from '../../features/site/navigation/menu-link.ts'
import { TopBarSlot } from '../../features/site/navigation/top-bar-slot.ts'
import { jumpQuery } from '../../features/site/sites/jump.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useHotkey } from '../../lib/hotkey.ts'
import { useIsDesktop, useIsPhone } from '../../lib/media.ts'
import { appSetting } from '../../lib/storage/app-setting.ts'
import { isLook } from '../../lib/storage/look.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { late } from '../../ui/late.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useEver } from '../../ui/use-ever.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { TaskSlot } from '../tasks/task-slot.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ListSlot, toggleList } from './list-slot.tsx'
import { useMenuEntries } from './menu-entries.ts'
import { OfflineBar } from './offline-bar.tsx'
import { PlayerSlot } from './player-slot.tsx'
import { Rail } from './rail.tsx'
import { ScreenSlot } from './screen-slot.tsx'
import { SetupSlot } from './setup-slot.tsx'
import { TopBanner } from './top-banner.tsx'
import { useCurrentPlace } from './use-places.ts'

const ListDrawer = late(async () => (await import('./list-drawer.tsx')).ListDrawer)
const RailFoot = late(async () => (await import('./rail-foot.tsx')).RailFoot)
const ImpersonationBar = late(
  async () =>
    (await import('../../features/identity/session/impersonation-bar.tsx')).ImpersonationBar,
)

export function Layout() {
  const t = useTexts('common')
  const isDesktop = useIsDesktop()
  const isPhone = useIsPhone()
  const { open, setOpen } = useDrawer()
  const { siderCollapsed } = useStored(appSetting)
  const drawerWanted = useEver(open)
  const user = useCurrentUser()
  const jumps = useQuery(jumpQuery)
  const here = useLocation()
  const menu = useMenuEntries()
  const place = useCurrentPlace()

  useHotkey('mod+b', toggleList)
  useEffect(() => {
    if (isDesktop) setOpen(false)
  }, [isDesktop, setOpen])

  // A login that has run out is no fault: what the caller may see is asked for once more without it.
  const ranOut = user.error instanceof CallFailure && user.error.status === 401
  const isLost = (user.isError && !user.data && !ranOut) || (jumps.isError && !jumps.data)
  if (isLost) {
    return <Navigate to="/500" replace state={{ from: here.pathname + here.search }} />
  }
  return (
    <MenuContext value={menu}>
      <SkipLink to="#content">{t.skipToContent}</SkipLink>
      {place === 'chat' && <SkipLink to="#composer">{t.skipToField}</SkipLink>}
      <div className="flex h-full flex-col">
        <Boundary quiet>
          <TopBanner />
        </Boundary>
        {isLook() && (
          <Suspense>
            <ImpersonationBar />
          </Suspense>
        )}
        {/* The Tab key comes from the rail to the screen, and only then to the list between them. */}
        <div className="grid min-h-0 flex-1 grid-cols-[auto_auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto]">
          {!isPhone && (
            <Boundary>
              <Rail onUnfold={isDesktop && siderCollapsed ? toggleList : undefined} />
            </Boundary>
          )}
          <div className="relative col-start-3 row-span-2 row-start-1 flex min-h-0 flex-col">
            <OfflineBar />
            <TopBarSlot value={isPhone ? <BarButtons /> : null}>
              <Content />
            </TopBarSlot>
            <Boundary inline>
              <PlayerSlot />
            </Boundary>
            {isPhone && (
              <Boundary inline>
                <BottomBar />
              </Boundary>
            )}
          </div>
          {isDesktop && !siderCollapsed && (
            <Boundary>
              <ListSlot />
            </Boundary>
          )}
          {!isPhone && (
            <Boundary>
              <Suspense fallback={<div className={footShape} />}>
                <RailFoot shape={footShape} />
              </Suspense>
            </Boundary>
          )}
        </div>
      </div>
      {!isDesktop && drawerWanted && (
        <Suspense>
          <ListDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </MenuContext>
  )
}

/** The foot of the rail, which comes late and moves nothing when it does. */
const footShape =
  'row-start-2 flex min-h-40 w-(--rail) flex-col items-center justify-end gap-1 border-r border-line bg-sunken px-1 pt-1 pb-[max(8px,env(safe-area-inset-bottom))]'

/** What every top bar of a phone has; elsewhere the rail has it. */
const BarButtons = () => (
  <>
    <SetupSlot shape="bar" />
    <Boundary quiet>
      <TaskSlot size="large" />
    </Boundary>
    <PaletteButton />
  </>
)

/** The screen, which fades in when it takes the place of another. What scrolls is inside it, and begins at its top as it is new. */
function Content() {
  const navigation = useNavigation()
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={navigation.state === 'loading' || undefined}
      className="relative flex min-h-0 flex-1 flex-col outline-none min-[1280px]:mr-(--player-panel)"
    >
      <ScreenSlot />
    </main>
  )
}
