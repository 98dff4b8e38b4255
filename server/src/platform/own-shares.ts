// So that one person's files do not fill the line for everybody: how much of something may be under way for each.
import { Failure } from '@atelier/contract/errors'

export type OwnShares = {
  /** Does it at once. Throws request.too_fast where so many of this person's are under way already. */
  take<T>(ownerId: number, work: () => Promise<T>): Promise<T>
}

export function createOwnShares(max: number): OwnShares {
  const underWay = new Map<number, number>()
  return {
    async take(ownerId, work) {
      const count = underWay.get(ownerId) ?? 0
      if (count >= max)
        throw new Failure('request.too_fast', { values: { seconds: 10 }, retryAfterS: 10 })
      underWay.set(ownerId, count + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(ownerId) ?? 1) - 1
        if (left > 0) underWay.set(ownerId, left)
        else underWay.delete(ownerId)
      }
    },
  }
}
