// What the figures of a server are made of, as far as answers go.
import type { EntryState } from '@atelier/contract/features/talk/chatlog'
import type { Usage } from '@atelier/contract/message-parts'

export type AnswerObserver = {
  answerEnded(answer: { state: EntryState; usage: Usage | null }): void
  /** One connection was asked: `outcome` is how it ended, or the code of what failed; `firstMs` until its first piece, if any came. */
  answerTried(asked: {
    engine: string
    outcome: string
    tookMs: number
    firstMs: number | undefined
  }): void
}
