import { Outlet } from 'react-router'
import { PlayerSlot } from './player-slot.tsx'

/** Screens outside of the layout. */
export function Alone() {
  return (
    <div className="relative flex h-full flex-col">
      <main
        id="content"
        className="min-h-0 flex-1 overflow-y-auto min-[1280px]:mr-(--player-panel)"
      >
        <Outlet />
      </main>
      <PlayerSlot />
    </div>
  )
}
