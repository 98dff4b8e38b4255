// How often something may be tried, counted in the database: several servers count together, and a restart forgets nothing.
import type { Clock } from '../clock.ts'
import { comeAgain } from '../come-again.ts'
import type { Database } from '../db/database.ts'
import { hashToken } from '../ids.ts'
import * as store from './limits.store.ts'

export type Limit = {
  /** What is counted, such as `login`, and for whom. */
  key: readonly [string, ...(string | number)[]]
  max: number
  windowMs: number
}

/** The database here is no transaction, but for `countWithin`: what was tried counts, whatever comes of it. */
export type LimitDependencies = { db: Database; clock: Clock }

const keyHash = ({ key }: Pick<Limit, 'key'>) => hashToken(JSON.stringify(key))

/** Counts a try; false when there were too many. */
export async function countTry(limit: Limit, dependencies: LimitDependencies): Promise<boolean> {
  return (await count(limit, dependencies)).used <= limit.max
}

/** Counts a try of each. Throws request.too_fast, with the time to wait, when there were too many of one. */
export async function limitTries(
  limits: readonly Limit[],
  dependencies: LimitDependencies,
): Promise<void> {
  for (const limit of limits) {
    const { used, endsAt } = await count(limit, dependencies)
    if (used <= limit.max) continue
    throw comeAgain('request.too_fast', secondsUntil(endsAt, dependencies.clock))
  }
}

/**
 * Counts one more within a transaction, which takes it back when it is given up. Resolves with null, or with the seconds to wait when it is
 * one too many.
 */
export async function countWithin(
  limit: Limit,
  { db: tx, clock }: { db: Database; clock: Clock },
): Promise<number | null> {
  const { used, endsAt } = await store.countOne(tx, aboutNow(limit, clock))
  return used <= limit.max ? null : secondsUntil(endsAt, clock)
}

const secondsUntil = (at: Date, clock: Clock): number =>
  Math.max(1, Math.ceil((at.getTime() - clock.now().getTime()) / 1000))

const count = (limit: Limit, { db, clock }: LimitDependencies) =>
  store.countOneQuickly(db, aboutNow(limit, clock))

function aboutNow(limit: Limit, clock: Clock) {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + limit.windowMs)
  return { keyHash: keyHash(limit), now, endsAt }
}

/** Counts one more, and tells how many that makes and for how many milliseconds they count. */
export async function countUse(
  limit: Pick<Limit, 'key' | 'windowMs'>,
  dependencies: LimitDependencies,
): Promise<{ used: number; leftMs: number }> {
  const { used, endsAt } = await count({ ...limit, max: Number.MAX_SAFE_INTEGER }, dependencies)
  return { used, leftMs: Math.max(0, endsAt.getTime() - dependencies.clock.now().getTime()) }
}

/** The try went well, so it does not count. */
export async function forgiveTry(limit: Limit, { db }: LimitDependencies): Promise<void> {
  await store.uncountOne(db, keyHash(limit))
}

/** Whoever tried has shown that they may: all tries are forgotten. */
export async function forgetTries(limit: Limit, { db }: LimitDependencies): Promise<void> {
  await store.deleteCount(db, keyHash(limit))
}

/** Removes the counts that are over. */
export async function sweepLimits({ db, clock }: LimitDependencies): Promise<void> {
  await store.deleteEndedCounts(db, clock.now())
}
