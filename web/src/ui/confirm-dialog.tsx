import { Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-window.tsx'
import { late } from './late.ts'
import { useEver } from './use-ever.ts'

const ConfirmWindow = late(async () => (await import('./confirm-window.tsx')).ConfirmWindow)

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
