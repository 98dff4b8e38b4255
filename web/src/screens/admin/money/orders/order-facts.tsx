import type { OperatorOrderView } from '@atelier/contract/features/money/payments'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Facts } from '../facts.tsx'
import { PersonName } from '../person-name.tsx'
import { OrderStateBadge } from './order-state.tsx'

/** What was ordered, by whom, and what became of it. */
export function OrderFacts({ order }: { order: OperatorOrderView }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const locale = useLocale()
  const { id, title, state, way, createdAt, paidAt, reference, reason, left, refundedMinor } = order
  const copyable = (text: string, name: string) => (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0">{text}</span>
      <CopyButton iconOnly text={text} label={t.copy({ name })} copiedLabel={t.copied} />
    </span>
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures text-title font-semibold">{priceText(order, locale)}</span>
        <OrderStateBadge state={state} />
      </div>
      <Facts
        rows={[
          [t.orders.sold, title],
          [t.orders.goods, goodsText(order, shop, formats)],
          [t.person, <PersonName key="person" id={order.accountId} name={order.username} />],
          [t.orders.holds, <HoldsText key="holds" holds={order.holds} />],
          [t.orders.way, shop.ways[way]],
          [t.orders.madeAt, formats.dateTime(createdAt)],
          [t.orders.paidAt, paidAt && formats.dateTime(paidAt)],
          [
            t.orders.refunded,
            refundedMinor > 0 &&
              priceText({ amountMinor: refundedMinor, currency: left.currency }, locale),
          ],
          [t.orders.number, copyable(id, t.orders.number)],
          [t.orders.reference, reference && copyable(reference, t.orders.reference)],
          [t.orders.fault, reason],
        ].map(([name, value]) => [String(name), value || null] as const)}
      />
    </div>
  )
}

function HoldsText({ holds }: { holds: OperatorOrderView['holds'] }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const { number, date } = useFormats()
  if (!holds) return <span className="text-soft">{t.gone}</span>
  const { credits, tokens, vipUntil } = holds
  const parts = [
    shop.credits({ n: number(credits) }),
    tokens > 0 && shop.tokens({ n: number(tokens) }),
    vipUntil && Date.parse(vipUntil) > Date.now() && shop.vipUntil({ date: date(vipUntil) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
