// What popover.tsx loads when it is first opened.
import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { Boundary } from './boundary.tsx'
import { classes } from './classes.ts'

export type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button; an IconButton, a Button or what takes their props. */
  trigger: ReactElement
  /** Its name for screen readers. */
  label: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  className?: string
  /** What takes the focus when it closes; the button when nothing is said. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

export function PopoverPanel({
  open,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  className,
  finalFocus,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(wanted) => onOpenChange(wanted)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-popup outline-none" side={side} align={align} sideOffset={8}>
          <Base.Popup
            aria-label={label}
            {...(finalFocus ? { finalFocus } : {})}
            className={classes(
              'motion-popup flex max-h-(--available-height) flex-col overflow-hidden rounded-card bg-surface shadow-float outline-none',
              className,
            )}
          >
            <Boundary>{children}</Boundary>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
