import { type ReactNode, useId } from 'react'

type HomeSectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A titled part of the home. */
export function HomeSection({ title, action, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex min-h-8 items-center justify-between gap-3 px-1">
        <h3 id={id} className="font-medium text-soft">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
