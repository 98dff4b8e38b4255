// How many answers may be under way on this server at once: each holds memory and a line to an upstream for as long as that goes on.
import { Failure } from '@atelier/contract/errors'
import { comeAgain } from '../../../../platform/come-again.ts'
import { createShares } from '../../../../platform/shares.ts'

/** Of one person, whatever they have open. */
const defaultOwn = 12
/** What one site may have of all there is: it does not keep the others from theirs. */
const siteShare = 0.8

const retryAfterS = 10

type Asker = { accountId: number; siteId: number }

export type AnswerPlaces = {
  /**
   * Begins an answer and keeps its place until it has ended, or has not begun. Throws chat.too_many_own, chat.too_many_here, and what `begin`
   * throws.
   */
  hold<Run extends { ended: Promise<void> }>(asker: Asker, begin: () => Promise<Run>): Promise<Run>
}

/** `most` answers in all, `mostOwn` of one person. */
export function createAnswerPlaces(max: number, maxOwn = defaultOwn): AnswerPlaces {
  const refuseHere = () => comeAgain('chat.too_many_here', retryAfterS)
  const shares = createShares<Asker>([
    {
      max: maxOwn,
      of: ({ accountId }) => accountId,
      refuse: () => new Failure('chat.too_many_own', { values: { most: maxOwn }, retryAfterS }),
    },
    { max: max, of: () => 'all', refuse: refuseHere },
    { max: Math.ceil(max * siteShare), of: ({ siteId }) => siteId, refuse: refuseHere },
  ])
  return {
    async hold(asker, begin) {
      shares.take(asker)
      try {
        const run = await begin()
        void run.ended.then(() => shares.release(asker))
        return run
      } catch (error) {
        shares.release(asker)
        throw error
      }
    },
  }
}
