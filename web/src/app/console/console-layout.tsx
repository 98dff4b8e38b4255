// The frame of the console: its rooms at the side, the site it is about above them.
import '../../ui/late.css'
import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useDrawer } from '../../features/site/navigation/drawer-state.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useConsoleSite } from '../../lib/console-site.ts'
import { useIsDesktop } from '../../lib/media.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { OfflineBar } from '../layout/offline-bar.tsx'
import { PlayerSlot } from '../layout/player-slot.tsx'
import { ConsoleSider } from './console-sider.tsx'

export function ConsoleLayout() {
  const t = useTexts('admin')
  const common = useTexts('common')
  const isDesktop = useIsDesktop()
  const site = useConsoleSite()
  const { open, setOpen } = useDrawer()
  useEffect(() => {
    if (isDesktop) setOpen(false)
  }, [isDesktop, setOpen])
  return (
    <>
      <SkipLink to="#content">{common.skipToContent}</SkipLink>
      <div className="flex h-full">
        {isDesktop && (
          <aside className="flex w-(--sider) shrink-0 flex-col border-r border-line bg-sunken">
            <ConsoleSider onNavigate={() => undefined} />
          </aside>
        )}
        <div className="relative flex min-w-0 flex-1 flex-col">
          <OfflineBar />
          <main
            id="content"
            tabIndex={-1}
            // What is drawn of one site must not stay when another is chosen.
            key={site}
            className="relative flex min-h-0 flex-1 flex-col outline-none min-[1280px]:mr-(--player-panel)"
          >
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          <PlayerSlot />
        </div>
      </div>
      {!isDesktop && (
        <Drawer open={open} onClose={() => setOpen(false)} label={t.rooms}>
          <ConsoleSider onNavigate={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  )
}
