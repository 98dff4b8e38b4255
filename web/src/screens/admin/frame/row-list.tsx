import type { ReactNode } from 'react'

/** Rows below each other in one frame; each is a `<li>`. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card bg-card px-4">
      {children}
    </ul>
  )
}
