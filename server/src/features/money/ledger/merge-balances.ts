// What a guest held goes to the member that the guest becomes, by the rule of the site.
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { purses } from '@atelier/contract/ledger-terms'
import type { Database } from '../../../platform/db/database.ts'
import type { Site } from '../../../platform/http/request-context.ts'
import * as store from './ledger.store.ts'
import { grantVip, postEntry } from './ledger.usecases.ts'

const dayMs = 24 * 60 * 60 * 1000

export type Merge = {
  guest: { id: number; vipUntil: Date | null }
  memberId: number
  /** The member was made just now; else it is somebody who came back. */
  isNew: boolean
  site: Site
  at: Date
}

/**
 * Empties the guest's balances into the member's, inside the transaction of the login. `guestMerge` of the site: `all` carries everything;
 * `earned`, to an account that was there before, leaves behind what is left of the guest's gift, which would be had again with every new
 * guest; `none` leaves all behind. What a running answer of the guest gives back goes to the member.
 */
export async function mergeBalances(merge: Merge, tx: Database): Promise<void> {
  const { guest, memberId, site, at } = merge
  await store.moveReservations(tx, guest.id, memberId)
  const held = await store.listBalances(tx, guest.id, { lock: true })
  const event = { siteId: site.id, causeKey: String(guest.id), at }
  const gifts = await giftsLeft(guest.id, tx)
  for (const purse of purses) {
    const balance = held[purse] ?? 0
    if (balance === 0) continue
    const carried = carriedFrom(balance, gifts[purse], merge)
    const left = balance - carried
    const own = { ...event, accountId: guest.id, purse }
    if (left > 0) await postEntry(tx, { ...own, amount: -left, cause: 'forfeit' })
    if (carried === 0) continue
    await postEntry(tx, { ...own, amount: -carried, cause: 'merge' })
    await postEntry(tx, { ...own, accountId: memberId, amount: carried, cause: 'merge' })
  }
  const vipMs = (guest.vipUntil?.getTime() ?? 0) - at.getTime()
  if (vipMs > 0 && site.settings.guestMerge !== 'none')
    await grantVip(tx, {
      ...event,
      accountId: memberId,
      days: Math.ceil(vipMs / dayMs),
      cause: 'merge',
    })
}

function carriedFrom(balance: number, gift: number, { isNew, site }: Merge): number {
  const rule = site.settings.guestMerge
  if (rule === 'none') return 0
  if (rule === 'all' || isNew) return balance
  return Math.max(0, balance - gift)
}

/** What is left of the gifts in each balance. They are spent and swapped before anything else, and stay gifts in the other balance. */
async function giftsLeft(accountId: number, tx: Database): Promise<Record<BalanceKind, number>> {
  const credits = await store.sumFlows(tx, accountId, 'credits', 'sign-up')
  const tokens = await store.sumFlows(tx, accountId, 'tokens', 'sign-up')
  const there = swappedGift(credits, tokens)
  const back = swappedGift(tokens, credits)
  return {
    credits: leftOf(credits, back.into - there.out),
    tokens: leftOf(tokens, there.into - back.out),
  }
}

const leftOf = ({ given, spent }: store.Flows, more = 0): number =>
  Math.max(0, given + more - spent)

/** What of a gift all swaps together took out of one balance, and what that came to in the other. */
function swappedGift(from: store.Flows, to: store.Flows): { out: number; into: number } {
  if (from.swapped >= 0 || to.swapped <= 0) return { out: 0, into: 0 }
  const out = Math.min(-from.swapped, leftOf(from))
  return { out, into: Math.floor((out * to.swapped) / -from.swapped) }
}
