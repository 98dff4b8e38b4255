import { type ReactNode, useRef } from 'react'
import { type DialogProps, DialogWindow } from './dialog-window.tsx'

type ReadingDialogProps = Omit<DialogProps, 'initialFocus' | 'bare' | 'children'> & {
  children: ReactNode
}

/** A dialog that is there to be read: the focus begins at its text, so that keys scroll it and no link stands out. */
export function ReadingDialog({ children, ...rest }: ReadingDialogProps) {
  const text = useRef<HTMLDivElement>(null)
  return (
    <DialogWindow initialFocus={text} {...rest}>
      <div ref={text} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </DialogWindow>
  )
}
