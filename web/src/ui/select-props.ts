import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconName } from './icon-names.ts'

type SelectOption<T> = {
  value: T
  label: string
  icon?: IconName
  detail?: ReactNode
  disabled?: boolean
}

export type SelectProps<T> = {
  label: string
  value: T
  options: SelectOption<T>[]
  onChange: (value: T) => void
  className?: string | undefined
  /** Ids of what stands beside it. */
  describedBy?: string | undefined
}

/** Looks of the button, whether its list is there or not. */
export const triggerClasses = (className: string | undefined): string =>
  classes(
    'touch-target inline-flex h-9 items-center justify-between gap-2 rounded-control bg-field pr-2 pl-3 text-tool hover:bg-fill-strong',
    className,
  )
