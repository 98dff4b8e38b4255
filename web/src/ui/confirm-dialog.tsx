import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-window.tsx'
import { useEver } from './use-ever.ts'

const ConfirmWindow = lazy(async () => ({
  default: (await import('./confirm-window.tsx')).ConfirmWindow,
}))

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const wanted = useEver(props.open)
  return (
    wanted && (
      <Suspense>
        <ConfirmWindow {...props} />
      </Suspense>
    )
  )
}
