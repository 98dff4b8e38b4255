import { type ReactNode, useId } from 'react'

/** A titled part of the front door. */
export function WelcomeSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-8 text-display font-semibold text-balance max-sm:mb-6">
        {title}
      </h2>
      {children}
    </section>
  )
}
