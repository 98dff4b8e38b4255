import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

/** The grid that a room of the console stands in, with its title where the bar does not show it: one left edge and one width for tables, charts and lists; forms are narrower (`formColumn`). Nothing jumps from room to room. */
export function AdminPage({
  title,
  text,
  actions,
  children,
}: {
  title: string
  text?: string
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="flex w-full max-w-292 flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
        <div
          className={classes(
            'flex flex-wrap items-start justify-between gap-3',
            !text && !actions && 'max-lg:hidden',
          )}
        >
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-display font-semibold max-lg:hidden">{title}</h1>
            {text && <p className="mt-1 max-w-180 text-pretty text-soft">{text}</p>}
          </div>
          {actions}
        </div>
        {children}
      </div>
    </div>
  )
}
