// What the pieces of menus are given; menu-parts.tsx draws them.
import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'

/** An element, or anything else that has a place. */
export type MenuAnchor = { getBoundingClientRect: () => DOMRect }

export type MenuPlacement = {
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
  /** Classes of its surface, for its width. */
  className?: string | undefined
}

export type MenuItemProps = {
  icon?: IconName
  danger?: boolean
  disabled?: boolean
  /** Keys that do the same, to show, as `mod+shift+o`. */
  hotkey?: string
  /** A second, quieter line. */
  detail?: ReactNode
  onSelect: () => void
  children: ReactNode
}

export type MenuChoiceProps<T> = {
  value: T
  /** Values with what is shown for each; `detail` is a second, quieter line. */
  options: { value: T; label: ReactNode; detail?: ReactNode; disabled?: boolean }[]
  onChange: (value: T) => void
}

export type MenuCheckProps = {
  icon?: IconName
  checked: boolean
  onChange: (checked: boolean) => void
  /** A second, quieter line. */
  detail?: ReactNode
  children: ReactNode
}

/** Rows that open beside the row that names them. */
export type MenuBranchProps = {
  icon?: IconName
  label: string
  className?: string
  children: ReactNode
}

export type MenuGroupProps = { label: string; children: ReactNode }
