import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'

/** What works of one kind have besides. */
export type WorkExtras = {
  /** Buttons on a card … */
  card: (work: Work) => ReactNode
  /** … which stand below the picture where nothing hovers, so high in px. */
  cardHeight: (work: Work) => number
  /** What the menu of a picture offers in place of the usual. */
  menu: (work: Work, at: number) => ReactNode
  /** Beside the open picture. */
  panel: (work: Work, at: number) => ReactNode
  /** Takes one answer on. */
  onText: (work: Work, text: string) => void
}
