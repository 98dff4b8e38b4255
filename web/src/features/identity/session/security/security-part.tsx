import type { ReactNode } from 'react'

type SecurityPartProps = {
  title: string
  /** How it stands. */
  text?: ReactNode
  /** What one can do about it, at the right. */
  actions?: ReactNode
  /** What opens below: a form. */
  children?: ReactNode
}

/** One thing that keeps an account its owner's. */
export function SecurityPart({ title, text, actions, children }: SecurityPartProps) {
  return (
    <div className="flex flex-col gap-4 py-5 border-line not-first:border-t">
      <div className="flex items-center justify-between gap-4 max-sm:flex-wrap">
        <div className="min-w-0">
          <h3 className="font-medium">{title}</h3>
          {text && <p className="mt-0.5 text-pretty wrap-anywhere text-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
