// Members check in once a day of the site's calendar. Days in a row raise the reward; a missed day begins again.
import { Failure } from '@atelier/contract/errors'
import { addDays, dayAt, nextMonth } from '../../../platform/calendar.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Caller, Site } from '../../../platform/http/request-context.ts'
import { holdAccount } from '../../identity/accounts/accounts.usecases.ts'
import { balancesOf } from '../ledger/describe-balances.ts'
import { postEntry } from '../ledger/ledger.usecases.ts'
import * as store from './check-in.store.ts'
import { rewardOn, statusOn } from './streak.ts'

export type CheckInDependencies = { db: Database; clock: Clock }
type Visitor = { caller: Caller; site: Site }

const daysAhead = 7

/** Checks a member in for today; again, it gives what the first time gave. Throws check_in.off. */
export async function checkIn(visitor: Visitor, { db, clock }: CheckInDependencies) {
  const { caller, site } = visitor
  const { checkInRewards: rewards, timeZone } = site.settings
  if (rewards.length === 0) throw new Failure('check_in.off')
  const done = await db.transaction(async (tx) => {
    // Two tabs at midnight come one after the other, and see each other's day.
    await holdAccount(caller.accountId, tx)
    const at = clock.now()
    const today = dayAt(at, timeZone)
    const last = await store.findLast(tx, caller.accountId)
    const status = statusOn(today, last, timeZone)
    if (status.checkedIn && last) return { ...last, already: true }
    const streak = status.streak + 1
    const reward = rewardOn(streak, rewards)
    const made = { accountId: caller.accountId, day: today, streak, reward, createdAt: at }
    await store.insertCheckIn(tx, made)
    if (reward > 0)
      await postEntry(tx, {
        accountId: caller.accountId,
        siteId: site.id,
        purse: 'credits',
        amount: reward,
        cause: 'check-in',
        causeKey: today,
        about: { streak },
        at,
      })
    return { ...made, already: false }
  })
  const { day, reward, streak, already } = done
  return { day, reward, streak, already, userBalance: await balancesOf(caller, site, db) }
}

/** A month of check-ins, this one unless another is named, and what comes. */
export async function displayCheckIn(
  { month: wanted }: { month?: string | undefined },
  { caller, site }: Visitor,
  { db, clock }: CheckInDependencies,
) {
  const { checkInRewards: rewards, timeZone } = site.settings
  const today = dayAt(clock.now(), timeZone)
  const month = wanted ?? today.slice(0, 7)
  const [last, days] = await Promise.all([
    store.findLast(db, caller.accountId),
    store.listCheckIns(db, caller.accountId, { from: `${month}-01`, before: nextMonth(month) }),
  ])
  const { checkedIn, streak } = statusOn(today, last, timeZone)
  const streakOfToday = checkedIn ? streak : streak + 1
  return {
    offered: rewards.length > 0,
    timeZone,
    today,
    checkedIn,
    streak,
    reward: checkedIn && last ? last.reward : rewardOn(streakOfToday, rewards),
    month,
    days,
    ahead: Array.from({ length: daysAhead }, (_, index) => ({
      day: addDays(today, index + 1),
      streak: streakOfToday + index + 1,
      reward: rewardOn(streakOfToday + index + 1, rewards),
    })),
  }
}
