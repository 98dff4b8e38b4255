import type { FormEvent, ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogProps } from '../../../ui/dialog-window.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> & {
  closeLabel: string
  of: { failure: string | undefined; busy: boolean; submit: (event: FormEvent) => void }
  /** What the button that sends it says. */
  action: string
  kind?: 'main' | 'danger'
  /** The fields. */
  children: ReactNode
}

/** A form in a window of its own, open as long as it is drawn. */
export function FormDialog({ of, action, kind = 'main', children, ...window }: FormDialogProps) {
  return (
    <Dialog open {...window}>
      <form noValidate onSubmit={of.submit} className="flex flex-col gap-4">
        {children}
        <FormEnd of={of} kind={kind}>
          {action}
        </FormEnd>
      </form>
    </Dialog>
  )
}
