// The passage that was last opened from an answer, for readers whom its document is not shown to.
import type { MessagePart } from '@atelier/contract/message-parts'

export type CitedPassage = Pick<
  Extract<MessagePart, { type: 'source' }>,
  'title' | 'snippet' | 'place'
> & { documentId: number; position: number }

let last: CitedPassage | undefined

export const citedPassage = {
  set(passage: CitedPassage): void {
    last = passage
  },
  at: (documentId: number, position: number): CitedPassage | undefined =>
    last?.documentId === documentId && last.position === position ? last : undefined,
}
