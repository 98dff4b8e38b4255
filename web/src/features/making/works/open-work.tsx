import { Suspense } from 'react'
import { late } from '../../../ui/late.ts'
import type { WorkLightboxProps } from './work-lightbox.tsx'
import { useOpenWork } from './work-link.ts'

const WorkLightbox = late(async () => (await import('./work-lightbox.tsx')).WorkLightbox)

/** The work that the address names, over the others; nothing of it is loaded before one is opened. */
export function OpenWork(props: WorkLightboxProps) {
  const { open } = useOpenWork()
  return (
    open && (
      <Suspense>
        <WorkLightbox {...props} />
      </Suspense>
    )
  )
}
