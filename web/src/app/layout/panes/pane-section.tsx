import { type ReactNode, useId } from 'react'

/** A list with its heading, inside the list of a place. */
export function PaneSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-4">
      <h3 id={id} className="px-2.5 pb-1 text-small text-faint">
        {title}
      </h3>
      <ul className="flex flex-col gap-px">{children}</ul>
    </section>
  )
}
