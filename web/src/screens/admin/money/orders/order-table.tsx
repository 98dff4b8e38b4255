import type { OperatorOrder } from '@atelier/contract/features/money/payments'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { OpenCell, WhenCell } from '../../frame/cells.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { PersonName } from '../person-name.tsx'
import { OrderStateBadge } from './order-state.tsx'

/** Orders, each of which can be opened. */
export function OrderTable({ orders }: { orders: readonly OperatorOrder[] }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const locale = useLocale()
  const { open } = useAddress()
  const columns: Column<OperatorOrder>[] = [
    {
      key: 'order',
      title: t.orders.order,
      main: true,
      cell: ({ id, title }) => <OpenCell name={title} onOpen={() => open('order', id)} />,
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
      cell: ({ createdAt }) => <WhenCell at={createdAt} />,
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
