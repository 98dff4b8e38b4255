import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'

/** What works of one kind have besides. */
export type WorkExtras = {
  /** Buttons over a card that is pointed at. */
  card: (work: Work) => ReactNode
  /** Where nothing hovers: lies over all of its picture in place of what a tap shows; null where there is nothing of that. */
  touched: (work: Work) => ReactNode
  /** What the menu of a picture offers in place of the usual. */
  menu: (work: Work, at: number) => ReactNode
  /** Beside the open picture. */
  panel: (work: Work, at: number) => ReactNode
  /** Takes one answer on. */
  onText: (work: Work, text: string) => void
}
