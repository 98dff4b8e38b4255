// A panel that comes in from the side, over the page.
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Boundary } from './boundary.tsx'

type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Its name for screen readers. */
  label: string
  children: ReactNode
}

export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="motion-fade fixed inset-0 z-drawer bg-backdrop" />
        <Base.Popup
          aria-label={label}
          className="motion-side fixed inset-y-0 left-0 z-drawer flex w-72 max-w-[86vw] flex-col bg-sunken shadow-float outline-none"
        >
          <Boundary>{children}</Boundary>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
