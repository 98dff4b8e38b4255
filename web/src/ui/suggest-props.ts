import type { ReactNode } from 'react'
import type { Suggestion } from './suggestions.ts'

export type SuggestFieldProps = {
  label: string
  labelHidden?: boolean
  hint?: ReactNode
  problem?: string | undefined
  placeholder?: string
  /** What stands in the field. */
  value: string
  options: readonly Suggestion[]
  onChange: (text: string) => void
  /** One of the list was chosen; without it that is a change like any other. */
  onChoose?: (value: string) => void
  /** Enter, with nothing of the list marked. */
  onEnter?: () => void
  onLeave?: () => void
  /** Stands in the list when nothing fits. */
  empty: string
  /** Says that so many more fit. */
  more: (left: number) => string
  className?: string
}
