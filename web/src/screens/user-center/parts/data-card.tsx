import type { ReactNode } from 'react'

type CardProps = { title: string; text: string; children: ReactNode }

/** One thing about what is kept for the account. */
export const DataCard = ({ title, text, children }: CardProps) => (
  <section className="flex flex-col items-start gap-4 rounded-card bg-card p-5">
    <div>
      <h2 className="text-read font-semibold">{title}</h2>
      <p className="mt-1 text-soft">{text}</p>
    </div>
    {children}
  </section>
)
