// A window over the page; on a phone a sheet from below. dialog.tsx loads it when it is first opened.
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Boundary } from './boundary.tsx'
import { classes } from './classes.ts'
import { DialogClose } from './dialog-close.tsx'

export type DialogProps = {
  open: boolean
  /** Asked to close: by Esc, by a press outside, or by its button. Do nothing to keep it open. */
  onClose: () => void
  title: string
  /** Keeps the title for screen readers alone. */
  titleHidden?: boolean
  description?: ReactNode
  /** The name of the closing button; without it there is none. */
  closeLabel?: string
  size?: 'small' | 'medium' | 'large'
  /** On a phone over the whole screen instead of as high as its content. */
  fullOnPhone?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  /** What takes the focus when it closes; where it was before when there is none. */
  finalFocus?: () => HTMLElement | null
  /** Without padding, for content that has its own frame. */
  bare?: boolean
  children: ReactNode
}

const widths = { small: 'sm:w-100', medium: 'sm:w-130', large: 'sm:w-190' }

export function DialogWindow({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  size = 'small',
  fullOnPhone = false,
  initialFocus,
  finalFocus,
  bare = false,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(wanted) => !wanted && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="motion-fade fixed inset-0 z-dialog bg-backdrop" />
        <Base.Viewport className="fixed inset-x-0 top-0 z-dialog flex h-(--visible-height,100dvh) flex-col justify-end sm:items-center sm:justify-center sm:p-6">
          <Base.Popup
            {...(initialFocus ? { initialFocus } : {})}
            {...(finalFocus ? { finalFocus } : {})}
            className={classes(
              'max-sm:motion-sheet sm:motion-rise relative flex min-h-0 w-full flex-col bg-surface shadow-float outline-none sm:max-h-full sm:max-w-full sm:rounded-card',
              fullOnPhone ? 'max-sm:h-full' : 'max-sm:max-h-[92%] max-sm:rounded-t-composer',
              widths[size],
            )}
          >
            <div
              className={classes(
                titleHidden ? 'sr-only' : 'flex items-start gap-3 px-6 pt-5 pb-1 max-sm:px-5',
              )}
            >
              <div className="min-w-0 flex-1">
                <Base.Title className="text-title font-semibold">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-soft">{description}</Base.Description>
                )}
              </div>
            </div>
            <div
              className={classes(
                'min-h-0 flex-1',
                !bare &&
                  'scroll-quiet px-6 pt-3 pb-6 max-sm:px-5 max-sm:pb-[max(20px,env(safe-area-inset-bottom))]',
              )}
            >
              <Boundary>{children}</Boundary>
            </div>
            {/* Last, so that the focus begins in the content. */}
            {closeLabel && <DialogClose label={closeLabel} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
