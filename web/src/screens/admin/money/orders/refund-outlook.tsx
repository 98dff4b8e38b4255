import type { OperatorOrderView } from '@atelier/contract/features/money/payments'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { dueOf, shortOf } from './refund-share.ts'

/** What the buyer loses with the money, and what of it is spent already. */
export function RefundOutlook({ order, amount }: { order: OperatorOrderView; amount: number }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const due = dueOf(order, amount)
  const short = shortOf(due, order.holds, Date.now())
  const taken = {
    credits: due.credits - short.credits,
    tokens: due.tokens - short.tokens,
    vipDays: due.vipDays - short.vipDays,
  }
  const takenText = goodsText(taken, shop, formats)
  const shortText = goodsText(short, shop, formats)
  return (
    <div role="status" className="figures rounded-control bg-fill px-3 py-2.5 text-small">
      <p>{takenText ? t.refund.takes({ goods: takenText }) : t.refund.takesNothing}</p>
      {shortText && <p className="mt-1 text-warning">{t.refund.short({ goods: shortText })}</p>}
    </div>
  )
}
