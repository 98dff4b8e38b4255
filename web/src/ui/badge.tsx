import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  plain: 'bg-fill-strong text-soft',
  warning: 'bg-warning/14 text-warning',
  danger: 'bg-danger-fill text-danger',
  success: 'bg-success/14 text-success',
}

/** A word or two about the thing beside it. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex h-5 shrink-0 items-center rounded-small px-1.5 text-small font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
