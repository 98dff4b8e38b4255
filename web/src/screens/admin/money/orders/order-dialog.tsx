import type { OperatorOrderView, RefundRow } from '@atelier/contract/features/money/payments'
import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { currentUserQuery } from '../../../../api/current-user.ts'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { Facts } from '../facts.tsx'
import { PersonName } from '../person-name.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { RefundForm } from './refund-form.tsx'

/** How often an order whose money is on its way back is looked at. */
const pollEveryMs = 3000

const isUnderWay = (order: OperatorOrderView | undefined): boolean => order?.state === 'refunding'

/** The order that the address names. */
export function OrderDialog() {
  const t = useTexts('adminMoney')
  const { get, close } = useAddress()
  const id = get('order')
  return (
    <Dialog
      open={id !== ''}
      onClose={() => close('order')}
      title={t.orders.one}
      closeLabel={t.close}
      size="medium"
    >
      {id && <OpenOrder key={id} id={id} />}
    </Dialog>
  )
}

function OpenOrder({ id }: { id: string }) {
  const mayRefund = useMayRefund()
  const order = useQuery({
    ...callOptions('payments.readOrder', { id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollEveryMs : false),
  })
  if (order.isPending) return <Skeleton className="h-80 rounded-card" />
  if (order.isError && !order.data) return <QueryFailure of={order} />
  const { refunds, left } = order.data
  return (
    <div className="flex flex-col gap-6">
      <OrderFacts order={order.data} />
      {refunds.length > 0 && <RefundList refunds={refunds} currency={left.currency} />}
      {mayRefund && left.amountMinor > 0 && (
        // What is left is another after each refund, and so is the form.
        <RefundForm key={left.amountMinor} order={order.data} />
      )}
    </div>
  )
}

/** Whether the caller's role may give money back. */
const useMayRefund = (): boolean =>
  mayDo(useQuery(currentUserQuery).data?.userInfo.staffRole ?? null, 'refund')

/** What was ordered, by whom, and what became of it. */
function OrderFacts({ order }: { order: OperatorOrderView }) {
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

const tones = { pending: 'warning', done: 'success', failed: 'danger' } as const

/** What was given back of an order, newest first. */
function RefundList({ refunds, currency }: { refunds: readonly RefundRow[]; currency: string }) {
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
