// Asks before something that cannot be undone. confirm-dialog.tsx loads it when it is first opened.
import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** What is lost. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmWindow({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(wanted) => !wanted && onCancel()}>
      <Base.Portal>
        <Base.Backdrop className="motion-fade fixed inset-0 z-dialog bg-backdrop" />
        <Base.Viewport className="fixed inset-0 z-dialog flex flex-col justify-end sm:items-center sm:justify-center sm:p-6">
          <Base.Popup className="max-sm:motion-sheet sm:motion-rise w-full bg-surface p-6 shadow-float outline-none max-sm:rounded-t-composer max-sm:pb-[max(24px,env(safe-area-inset-bottom))] sm:w-100 sm:rounded-card">
            <Base.Title className="text-title font-semibold">{title}</Base.Title>
            {children && <Base.Description className="mt-2 text-soft">{children}</Base.Description>}
            <div className="mt-6 flex justify-end gap-2 max-sm:flex-col-reverse">
              <Base.Close render={<Button size="medium">{cancelLabel}</Button>} />
              <Button kind={danger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
