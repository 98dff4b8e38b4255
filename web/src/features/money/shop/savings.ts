import type { ShopPackage } from '@atelier/contract/features/money/payments'

type Priced = Pick<
  ShopPackage,
  'id' | 'credits' | 'tokens' | 'vipDays' | 'amountMinor' | 'currency'
>

/** Packages that are credits and nothing else: what they cost for each can be compared. */
const isPlain = ({ credits, tokens, vipDays }: Priced): boolean =>
  credits > 0 && tokens === 0 && vipDays === 0

/** How much less a credit costs in a package than in the dearest one of its currency, in whole percent; below 5 it is not worth a word. */
export function savingsOf(packages: readonly Priced[]): Map<number, number> {
  const plain = packages.filter(isPlain)
  const perCredit = ({ amountMinor, credits }: Priced) => amountMinor / credits
  const savings = new Map<number, number>()
  for (const each of plain) {
    const same = plain.filter(({ currency }) => currency === each.currency)
    const dearest = Math.max(...same.map(perCredit))
    const percent = Math.floor((1 - perCredit(each) / dearest) * 100 + 1e-9)
    if (percent >= 5) savings.set(each.id, percent)
  }
  return savings
}
