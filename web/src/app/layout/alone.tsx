import { Outlet } from 'react-router'

/** Screens outside of the layout. */
export function Alone() {
  return (
    <main id="content" className="h-full overflow-y-auto">
      <Outlet />
    </main>
  )
}
