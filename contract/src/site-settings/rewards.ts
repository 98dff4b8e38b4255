// What people are given.
import { z } from 'zod'
import { amount, setting } from './setting.ts'

export const rewardSettings = {
  /** What is given to a new guest and to a new member, in each purse; and how many such gifts one network gets in a day. */
  guestCredits: setting(amount, 50, 'operator'),
  guestTokens: setting(amount, 0, 'operator'),
  guestGiftsPerNetwork: setting(amount, 20, 'operator'),
  signUpCredits: setting(amount, 200, 'operator'),
  signUpTokens: setting(amount, 0, 'operator'),
  signUpGiftsPerNetwork: setting(amount, 10, 'operator'),
  /** What of a guest's balance comes along: `earned` leaves an unspent gift behind when the member is not new. */
  guestMerge: setting(z.enum(['all', 'earned', 'none']), 'earned', 'operator'),
  /** Whether guests may redeem codes, too: those that ask for no account of one's own. */
  guestsRedeem: setting(z.boolean(), true, 'operator'),
  /** What a member gets for whom they invite, what the invited one gets, and how many such rewards one network brings in a day. */
  inviteCredits: setting(amount, 100, 'operator'),
  invitedCredits: setting(amount, 50, 'operator'),
  inviteGiftsPerNetwork: setting(amount, 5, 'operator'),
  /** What checking in gives on each day of a streak; all further days give what the last one does. Empty for no check-in. */
  checkInRewards: setting(z.array(amount).max(60), [5, 5, 10, 10, 15, 15, 20], 'operator', {
    kind: 'wholes',
  }),
}
