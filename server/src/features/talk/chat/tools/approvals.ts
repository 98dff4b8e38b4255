// Where answers wait until somebody allows a tool or refuses it. The word may come to any server of the site; the one that writes the
// answer takes it, and the first one counts.
import { z } from 'zod'
import type { Database } from '../../../../platform/db/database.ts'
import { type Notifications, notify } from '../../../../platform/db/notifications.ts'

export type ConsentWord = 'allow' | 'always' | 'refuse'
/** `silence`: nobody answered in time; `stopped`: the answer was ended. */
export type Heard = ConsentWord | 'silence' | 'stopped'

type Question = { entryId: number; callId: string }

export type Approvals = {
  /** Resolves with the first word, when the time is over, or when the signal is aborted. */
  ask(question: Question, signal: AbortSignal): Promise<Heard>
  /** False when nobody waits for it here. */
  answer(question: Question, word: ConsentWord): boolean
  /** Tells the server that writes the answer, whichever it is. */
  passOn(db: Database, question: Question, word: ConsentWord): Promise<void>
}

/** How long a question stands. */
export const consentWaitMs = 10 * 60_000

const channel = 'chat_consent'
const word = z.object({
  entryId: z.number(),
  callId: z.string(),
  word: z.enum(['allow', 'always', 'refuse']),
})

export function createApprovals(
  notifications: Pick<Notifications, 'listen'>,
  waitMs = consentWaitMs,
): Approvals {
  const waiting = new Map<string, (heard: Heard) => void>()
  const keyOf = ({ entryId, callId }: Question) => `${entryId}/${callId}`
  const answer: Approvals['answer'] = (question, heard) => {
    const settle = waiting.get(keyOf(question))
    settle?.(heard)
    return settle !== undefined
  }
  notifications.listen(channel, (payload) => {
    const told = word.safeParse(JSON.parse(payload))
    if (told.success) answer(told.data, told.data.word)
  })
  return {
    answer,
    ask(question, signal) {
      const key = keyOf(question)
      return new Promise((resolve) => {
        const settle = (heard: Heard) => {
          waiting.delete(key)
          clearTimeout(timer)
          signal.removeEventListener('abort', onStop)
          resolve(heard)
        }
        const onStop = () => settle('stopped')
        const timer = setTimeout(() => settle('silence'), waitMs)
        timer.unref()
        waiting.set(key, settle)
        signal.addEventListener('abort', onStop)
        if (signal.aborted) onStop()
      })
    },
    passOn: (db, question, heard) =>
      notify(db, channel, JSON.stringify({ ...question, word: heard })),
  }
}
