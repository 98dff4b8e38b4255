import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What lies in a purse, in words: `1,200 credits`. */
export function useBalanceText(): (amount: number, purse: BalanceKind) => string {
  const shop = useTexts('shop')
  const { number } = useFormats()
  return (amount, purse) => {
    const n = number(amount)
    return purse === 'tokens' ? shop.tokens({ n }) : shop.credits({ n })
  }
}
