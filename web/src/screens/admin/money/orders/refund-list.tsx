import type { RefundRow } from '@atelier/contract/features/money/payments'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { RowList } from '../../frame/row-list.tsx'

const tones = { pending: 'warning', done: 'success', failed: 'danger' } as const

/** What was given back of an order, newest first. */
export function RefundList({
  refunds,
  currency,
}: {
  refunds: readonly RefundRow[]
  currency: string
}) {
  const t = useTexts('adminMoney')
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t.refund.list}</h3>
      <RowList label={t.refund.list}>
        {refunds.map((refund) => (
          <Row key={refund.id} refund={refund} currency={currency} />
        ))}
      </RowList>
    </section>
  )
}

function Row({ refund, currency }: { refund: RefundRow; currency: string }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const locale = useLocale()
  const { amountMinor, state, reason, failure, createdAt } = refund
  const taken = {
    credits: refund.takenCredits,
    tokens: refund.takenTokens,
    vipDays: refund.takenVipDays,
  }
  const missing = {
    credits: refund.missingCredits,
    tokens: refund.missingTokens,
    vipDays: refund.missingVipDays,
  }
  const takenText = goodsText(taken, shop, formats)
  const missingText = goodsText(missing, shop, formats)
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="figures flex flex-wrap items-center gap-2">
        <span className="font-medium">{priceText({ amountMinor, currency }, locale)}</span>
        <Badge tone={tones[state]}>{t.refund.states[state]}</Badge>
        <time dateTime={createdAt} className="ml-auto text-small text-soft">
          {formats.dateTime(createdAt)}
        </time>
      </p>
      <p className="wrap-anywhere">{reason}</p>
      {failure && <p className="text-small wrap-anywhere text-danger">{failure}</p>}
      {state !== 'failed' && takenText && (
        <p className="text-small text-soft">{t.refund.took({ goods: takenText })}</p>
      )}
      {state !== 'failed' && missingText && (
        <p className="text-small text-warning">{t.refund.missed({ goods: missingText })}</p>
      )}
    </li>
  )
}
