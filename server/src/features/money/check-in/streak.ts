// How days in a row are counted, without a clock or a database.
import { addDays, dayAt } from '../../../platform/calendar.ts'

type Last = { day: string; streak: number; createdAt: Date } | undefined

export type StreakStatus = {
  /** Today's check-in is done. */
  checkedIn: boolean
  /** Days in a row up to today when it is done, else up to yesterday; 0 when yesterday was missed. */
  streak: number
}

/**
 * Where somebody stands today. The last check-in counts for the day it was written for and for the day it falls on by the calendar of
 * now, so that another time zone of the site gives no day twice and breaks no streak.
 */
export function statusOn(today: string, last: Last, timeZone: string): StreakStatus {
  if (!last) return { checkedIn: false, streak: 0 }
  const days = [last.day, dayAt(last.createdAt, timeZone)]
  if (days.some((day) => day >= today)) return { checkedIn: true, streak: last.streak }
  return { checkedIn: false, streak: days.includes(addDays(today, -1)) ? last.streak : 0 }
}

/** What the nth day of a streak gives: what the list says, and after its end what its last day gives. */
export const rewardOn = (nth: number, rewards: readonly number[]): number =>
  rewards[Math.min(nth, rewards.length) - 1] ?? 0
