import type { OperatorOrder } from '@atelier/contract/features/money/payments'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { PersonName } from '../person-name.tsx'
import { OrderStateBadge } from './order-state.tsx'

/** Orders, each of which can be opened. */
export function OrderTable({ orders }: { orders: readonly OperatorOrder[] }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const { dateTime } = useFormats()
  const locale = useLocale()
  const { open } = useAddress()
  const columns: Column<OperatorOrder>[] = [
    {
      key: 'order',
      title: t.orders.order,
      main: true,
      cell: ({ id, title }) => (
        <button
          type="button"
          onClick={() => open('order', id)}
          className="touch-target max-w-full rounded-small text-left font-medium wrap-anywhere hover:underline"
        >
          {title}
        </button>
      ),
    },
    {
      key: 'person',
      title: t.person,
      cell: ({ accountId, username }) => <PersonName id={accountId} name={username} />,
    },
    { key: 'state', title: t.orders.state, cell: ({ state }) => <OrderStateBadge state={state} /> },
    { key: 'way', title: t.orders.way, cell: ({ way }) => shop.ways[way] },
    {
      key: 'made',
      title: t.when,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-soft">
          {dateTime(createdAt)}
        </time>
      ),
    },
    {
      key: 'amount',
      title: t.amount,
      end: true,
      cell: (order) => (
        <>
          <span className="block">{priceText(order, locale)}</span>
          {order.refundedMinor > 0 && (
            <span className="block text-small text-soft">
              {shop.refundedPart({
                amount: priceText(
                  { amountMinor: order.refundedMinor, currency: order.left.currency },
                  locale,
                ),
              })}
            </span>
          )}
        </>
      ),
    },
  ]
  return <DataTable label={t.tabs.orders} columns={columns} rows={orders} rowKey={({ id }) => id} />
}
