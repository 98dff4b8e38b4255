// How much people may have made and stored.
import { z } from 'zod'
import { setting } from './setting.ts'

const atOnce = z.number().int().min(1).max(1000)
const megabytes = z.number().int().min(0).max(100_000_000)

export const limitSettings = {
  /** How many works of a member, and of a guest, are made at once; and how many may wait. */
  worksAtOnce: setting(atOnce, 2, 'operator'),
  guestWorksAtOnce: setting(atOnce, 1, 'operator'),
  worksWaiting: setting(z.number().int().min(1).max(100_000), 200, 'operator'),
  /** Megabytes that a member, and a guest, may store; and gigabytes that all of them may together. */
  memberStorage: setting(megabytes, 10_240, 'operator'),
  guestStorage: setting(megabytes, 1024, 'operator'),
  siteStorage: setting(z.number().int().min(0).max(1_000_000), 500, 'operator', {}, 'installation'),
  /** Days after its last message that a conversation is deleted; 0 for never. */
  logDays: setting(z.number().int().min(0).max(36_500), 0, 'public'),
}
