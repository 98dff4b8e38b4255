// How much of what is scarce may be held at once, whose holdings count together, and what is said to whoever comes too many. All of it is
// counted in this process; what is counted by time, and by all servers together, is `limits/`; who may wait instead takes `slots.ts`.
import type { Failure } from '@atelier/contract/errors'
import { comeAgain } from './come-again.ts'

/** A bound on what all hold together to whom `of` gives the same key. */
export type ShareLimit<Holder> = {
  max: number
  of(holder: Holder): string | number
  refuse(): Failure
}

export type Shares<Holder> = {
  /** Takes so many. Where a limit has too few left, throws what the first of them refuses with, and takes none. */
  take(holder: Holder, count?: number): void
  /** Gives back what was taken. */
  release(holder: Holder, count?: number): void
}

export function createShares<Holder>(limits: readonly ShareLimit<Holder>[]): Shares<Holder> {
  const counted = limits.map((limit) => ({ limit, held: new Map<string | number, number>() }))
  const add = (holder: Holder, count: number) => {
    for (const { limit, held } of counted) {
      const key = limit.of(holder)
      const now = (held.get(key) ?? 0) + count
      if (now > 0) held.set(key, now)
      else held.delete(key)
    }
  }
  return {
    take(holder, count = 1) {
      for (const { limit, held } of counted)
        if ((held.get(limit.of(holder)) ?? 0) + count > limit.max) throw limit.refuse()
      add(holder, count)
    },
    release: (holder, count = 1) => add(holder, -count),
  }
}

/** Does something with a share of one, which is given back however it ends. Throws what `take` and `work` throw. */
export async function withShare<Holder, T>(
  shares: Shares<Holder>,
  holder: Holder,
  work: () => Promise<T>,
): Promise<T> {
  shares.take(holder)
  try {
    return await work()
  } finally {
    shares.release(holder)
  }
}

/** So many for each account, so that one person's files do not fill the line for everybody. They refuse with request.too_fast. */
export const createOwnShares = (max: number): Shares<number> =>
  createShares([
    { max, of: (accountId) => accountId, refuse: () => comeAgain('request.too_fast', 10) },
  ])
