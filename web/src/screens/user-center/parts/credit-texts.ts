import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useFormats } from '../../../i18n/formats.ts'
import type { UserCenterTexts } from '../../../i18n/locales/en-US/user-center.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

/** What lies in a purse, in words: `1,200 credits`. */
export function useAmountText(): (amount: number, purse: BalanceKind) => string {
  const t = useTexts('userCenter')
  const formats = useFormats()
  return (amount, purse) => {
    const n = formats.number(amount)
    return purse === 'tokens' ? t.tokensOf({ n }) : t.creditsOf({ n })
  }
}

/** The name of a kind of use; of one that is not known here its own. */
export function kindText(kind: string, t: UserCenterTexts): string {
  const names: Record<string, string> = {
    answer: t.kindAnswer,
    image: t.kindImage,
    video: t.kindVideo,
    music: t.kindMusic,
  }
  return names[kind] ?? kind
}
