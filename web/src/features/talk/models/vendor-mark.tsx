import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import type { VendorSignProps } from './vendor-sign.tsx'

const VendorSign = late(async () => (await import('./vendor-sign.tsx')).VendorSign)

/** The sign of a model's vendor, whose place is kept until it is there. */
export function VendorMark(props: VendorSignProps) {
  return (
    <Suspense fallback={<span className="size-4 shrink-0" />}>
      <VendorSign {...props} />
    </Suspense>
  )
}
