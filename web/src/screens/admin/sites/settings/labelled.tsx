import type { ReactNode } from 'react'

/** A label over something that names itself to screen readers. */
export function Labelled({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children}
      {hint && <p className="text-small text-soft">{hint}</p>}
    </div>
  )
}
