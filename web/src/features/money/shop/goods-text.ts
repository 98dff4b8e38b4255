import type { Order } from '@atelier/contract/features/money/payments'
import type { Formats } from '../../../i18n/formats.ts'
import type { ShopTexts } from '../../../i18n/locales/en-US/shop.ts'

/** What is bought, in words: `1,000 credits and 30 days of VIP`. */
export function goodsText(
  { credits, tokens, vipDays }: Pick<Order, 'credits' | 'tokens' | 'vipDays'>,
  t: ShopTexts,
  formats: Formats,
): string {
  const parts = [
    credits > 0 && t.credits({ n: formats.number(credits) }),
    tokens > 0 && t.tokens({ n: formats.number(tokens) }),
    vipDays > 0 && t.vipDays({ n: vipDays }),
  ]
  return parts.filter(Boolean).join(t.and)
}
