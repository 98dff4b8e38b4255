// What is made of a document.
import type { PassagePlace } from '@atelier/contract/knowledge-terms'

export type Passage = { text: string; place: PassagePlace }

export type ReadDocument = {
  /** What it is by its content. */
  mime: string
  /** In the order of the document; at least one. */
  passages: Passage[]
  /** Text that was read, in UTF-16 units, without what passages repeat. */
  characters: number
  /** Whether text beyond `knowledgeLimits.characters` was left out. */
  cut: boolean
}
