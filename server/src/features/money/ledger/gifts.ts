// What a site gives to whoever comes: a guest's first credits, and a new member's. Counted by network, so that nobody lives on gifts.
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { networkKey } from '../../../platform/http/network-key.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import { countGift, deleteOldGiftCounts } from './gift-counts.store.ts'
import { postEntry } from './ledger.usecases.ts'

type GiftDependencies = { db: Database; clock: Clock }
type Newcomer = { accountId: number; site: Site; ip: string }

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Whether one more gift of a kind may go to this network today. */
export const mayGift = (
  kind: 'guest' | 'member' | 'invite',
  { site, ip, max }: { site: Site; ip: string; max: number },
  { db, clock }: GiftDependencies,
): Promise<boolean> =>
  countGift(db, { siteId: site.id, kind, network: networkKey(ip), day: dayOf(clock.now()) }, max)

/** Gives a new guest what the site gives to guests; nothing where too many guests of the same network have had it today. */
export async function giveToGuest(newcomer: Newcomer, deps: GiftDependencies): Promise<void> {
  const { guestCredits, guestTokens, guestGiftsPerNetwork: max } = newcomer.site.settings
  await give('guest', newcomer, { credits: guestCredits, tokens: guestTokens, max }, deps)
}

/** Gives a new member what the site gives for signing up, once, as far as their network has not had too many. */
export async function giveToMember(newcomer: Newcomer, deps: GiftDependencies): Promise<void> {
  const { signUpCredits, signUpTokens, signUpGiftsPerNetwork: max } = newcomer.site.settings
  await give('member', newcomer, { credits: signUpCredits, tokens: signUpTokens, max }, deps)
}

async function give(
  kind: 'guest' | 'member',
  { accountId, site, ip }: Newcomer,
  gift: { credits: number; tokens: number; max: number },
  deps: GiftDependencies,
): Promise<void> {
  const amounts: [BalanceKind, number][] = [
    ['credits', gift.credits],
    ['tokens', site.settings.twoPurses ? gift.tokens : 0],
  ]
  const given = amounts.filter(([, amount]) => amount > 0)
  if (given.length === 0 || !(await mayGift(kind, { site, ip, max: gift.max }, deps))) return
  for (const [purse, amount] of given)
    await postEntry(deps.db, {
      accountId,
      siteId: site.id,
      purse,
      amount,
      cause: 'sign-up',
      causeKey: String(accountId),
      at: deps.clock.now(),
    })
}

/** Counts of days gone by are of no use. */
export const forgetOldGifts = ({ db, clock }: GiftDependencies): Promise<void> =>
  deleteOldGiftCounts(db, dayOf(new Date(clock.now().getTime() - 2 * dayMs)))
