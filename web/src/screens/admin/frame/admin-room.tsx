import type { ComponentProps } from 'react'
import { AdminFrame } from './admin-frame.tsx'
import { AdminPage } from './admin-page.tsx'

type AdminRoomProps = ComponentProps<typeof AdminPage> &
  Pick<ComponentProps<typeof AdminFrame>, 'place'>

/** A room of the console that is one page. */
export function AdminRoom({ place, ...page }: AdminRoomProps) {
  return (
    <AdminFrame place={place} title={page.title}>
      <AdminPage {...page} />
    </AdminFrame>
  )
}
