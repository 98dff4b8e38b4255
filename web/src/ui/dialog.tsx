import { Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { late } from './late.ts'
import { useEver } from './use-ever.ts'

const DialogWindow = late(async () => (await import('./dialog-window.tsx')).DialogWindow)

/** A window over the page; on a phone a sheet from below. What is loaded late anyway takes `DialogWindow` itself. */
export function Dialog(props: DialogProps) {
  const wanted = useEver(props.open)
  return (
    wanted && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
