import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { credits } from '../../primitives.ts'
import { userBalance } from '../identity/auth.ts'

/** A day of the site's calendar: `2026-03-10`. */
const day = z.iso.date()
const streak = z.number().int().min(0)

export const checkIn = {
  checkIn: defineEndpoint({
    method: 'GET',
    path: '/user/checkin',
    changes: true,
    access: 'member',
    summary: 'Checks the member in for today; again on the same day it changes nothing.',
    input: z.object({}),
    reply: z.object({
      day,
      /** What today gave. */
      reward: credits,
      /** Days in a row, today included. */
      streak,
      /** Whether it happened by an earlier call. */
      already: z.boolean(),
      userBalance,
    }),
    failures: ['check_in.off'],
    refreshes: ['checkIn.display'],
  }),
  display: defineEndpoint({
    method: 'GET',
    path: '/user/displaycheckin',
    access: 'member',
    summary: 'A month of check-ins, the streak, today and the rewards ahead.',
    input: z.object({
      /** `2026-03`; this month when absent. */
      month: z
        .string()
        .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    reply: z.object({
      /** False on a site without check-in. */
      offered: z.boolean(),
      timeZone: z.string(),
      today: day,
      checkedIn: z.boolean(),
      /** Days in a row up to today, or to yesterday as long as today is open. */
      streak,
      /** What today has given, or will give. */
      reward: credits,
      month: z.string(),
      /** The days of the month on which the member checked in. */
      days: z.array(z.object({ day, reward: credits })),
      /** What the coming days give if none is missed, tomorrow first. */
      ahead: z.array(z.object({ day, streak, reward: credits })),
    }),
  }),
}
