import type { ReactNode } from 'react'
import { useId } from 'react'

/** A titled part of the settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-line not-first:mt-7 not-first:border-t not-first:pt-6"
    >
      <h3 id={id} className="mb-4 text-read font-semibold">
        {title}
      </h3>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  )
}

/** One setting: what it is at the left, its control at the right. */
export function Row({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex items-center justify-between gap-4 max-sm:flex-wrap">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {text && <p className="mt-0.5 text-soft">{text}</p>}
      </div>
      {children}
    </div>
  )
}
