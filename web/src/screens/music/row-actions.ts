import type { Work } from '@atelier/contract/features/making/works'
import type { ActionsOfWork } from '../../features/making/works/use-work-actions.ts'
import type { Deck } from './use-deck.ts'

/** What rows lead to outside themselves. */
export type RowActions = {
  deck: Deck
  actions: ActionsOfWork
  onUse: (work: Work) => void
  /** The song with its words. */
  onOpen: (work: Work, index: number) => void
  onContinue: (work: Work, index: number) => void
  onCover: (work: Work, index: number) => void
  onVersion: (text: string) => void
}
