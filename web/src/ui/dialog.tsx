import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { useEver } from './use-ever.ts'

const DialogWindow = lazy(async () => ({
  default: (await import('./dialog-window.tsx')).DialogWindow,
}))

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
