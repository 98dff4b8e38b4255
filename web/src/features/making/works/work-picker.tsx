import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import type { WorkPickerProps } from './picker-window.tsx'

const PickerWindow = late(async () => (await import('./picker-window.tsx')).PickerWindow)

/** One file of one's own to go along with another wish: of works, or of uploads. */
export function WorkPicker(props: WorkPickerProps) {
  return (
    <Suspense>
      <PickerWindow {...props} />
    </Suspense>
  )
}
