// When the tour of the chat is offered: to newcomers alone, and never again to those who said so.
import { defineStored } from '../../../lib/storage/define-stored.ts'

/** Taken, or put off. Forgotten after a week; whoever is still new then is offered it once more. */
export const isOfferAnswered = defineStored('tourOfferAnswered', { default: false })

type Scene = {
  /** Somebody asked not to see the tour again. */
  isDismissed: boolean
  isAnswered: boolean
  /** How many conversations there are; undefined as long as that is not known. */
  groups: number | undefined
  /** The page shows a conversation without a word in it. */
  isEmptyPage: boolean
  /** Something stands in the composer. */
  isWriting: boolean
  /** A dialog is open. */
  isInDialog: boolean
}

export const mayOffer = (scene: Scene): boolean =>
  !scene.isDismissed &&
  !scene.isAnswered &&
  scene.groups === 0 &&
  scene.isEmptyPage &&
  !scene.isWriting &&
  !scene.isInDialog
