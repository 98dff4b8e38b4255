// How many answers may be under way on this server at once: each holds memory and a line to an upstream for as long as that goes on.
import { Failure } from '@atelier/contract/errors'

/** Of one person, whatever they have open. */
const usualOwn = 12
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
export function createAnswerPlaces(most: number, mostOwn = usualOwn): AnswerPlaces {
  const people = new Map<number, number>()
  const sites = new Map<number, number>()
  let all = 0
  const mostOfSite = Math.ceil(most * siteShare)
  const count = (counts: Map<number, number>, id: number, by: 1 | -1) => {
    const now = (counts.get(id) ?? 0) + by
    if (now > 0) counts.set(id, now)
    else counts.delete(id)
  }
  const move = ({ accountId, siteId }: Asker, by: 1 | -1) => {
    count(people, accountId, by)
    count(sites, siteId, by)
    all += by
  }
  return {
    async hold(asker, begin) {
      if ((people.get(asker.accountId) ?? 0) >= mostOwn)
        throw new Failure('chat.too_many_own', { values: { most: mostOwn }, retryAfterS })
      if (all >= most || (sites.get(asker.siteId) ?? 0) >= mostOfSite)
        throw new Failure('chat.too_many_here', { values: { seconds: retryAfterS }, retryAfterS })
      move(asker, 1)
      try {
        const run = await begin()
        void run.ended.then(() => move(asker, -1))
        return run
      } catch (error) {
        move(asker, -1)
        throw error
      }
    },
  }
}
