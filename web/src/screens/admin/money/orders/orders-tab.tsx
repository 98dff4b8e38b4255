import type { OperatorOrder, OrderState, PayWayId } from '@atelier/contract/features/money/payments'
import { useDeferredValue } from 'react'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AddressSearch } from '../../frame/address-search.tsx'
import { OpenCell, WhenCell } from '../../frame/cells.tsx'
import { LabelledSelect } from '../../frame/labelled-select.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { CsvButton } from '../csv-button.tsx'
import { timeOf } from '../days.ts'
import { DaysFields } from '../days-fields.tsx'
import { PersonName } from '../person-name.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { OrderStateBadge } from './order-state.tsx'

/** What was ordered on the site, newest first. */
export function OrdersTab() {
  const t = useTexts('adminMoney')
  const { get, choose } = useAddress()
  const state = orderStates.find((each): each is OrderState => each === get('state'))
  const way = payWays.find((each): each is PayWayId => each === get('way'))
  const person = useDeferredValue(get('person').slice(0, 64))
  const filters = {
    ...(state ? { state } : {}),
    ...(way ? { way } : {}),
    ...(person ? { person } : {}),
    ...timeOf({ from: get('from'), to: get('to') }),
  }
  const isFiltered = Object.keys(filters).length > 0
  const pages = useList([...dataKey('payments.operatorOrders'), filters], (page, settings) =>
    call('payments.operatorOrders', { ...filters, ...page }, settings),
  )
  const none = { state: '', way: '', person: '', from: '', to: '' }
  const empty = isFiltered ? (
    <EmptyState
      icon="search"
      title={t.orders.none}
      action={<Button onClick={() => choose(none)}>{t.clearFilters}</Button>}
    />
  ) : (
    <EmptyState icon="receipt-text" title={t.orders.empty}>
      {t.orders.emptyText}
    </EmptyState>
  )
  return (
    <section aria-label={t.tabs.orders} className="flex flex-col gap-4">
      <OrderFilters />
      <PagedList pages={pages} empty={empty}>
        {(orders) => (
          <>
            <div className="flex items-center justify-between gap-3">
              <p role="status" className="figures font-medium">
                {t.orders.count({ n: pages.count })}
              </p>
              <CsvButton of="payments.exportOrders" input={filters} name="orders.csv" />
            </div>
            <OrderTable orders={orders} />
          </>
        )}
      </PagedList>
      <OrderDialog />
    </section>
  )
}

const orderStates: readonly OrderState[] = [
  'paid',
  'refunding',
  'refunded',
  'waiting',
  'created',
  'closed',
  'expired',
  'failed',
]
const payWays: readonly PayWayId[] = ['stripe', 'alipay', 'wechat', 'epay']

/** Which orders are listed; in the address. */
function OrderFilters() {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const { get, choose } = useAddress()
  const any = { value: '', label: t.any }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AddressSearch name="person" label={t.person} placeholder={t.orders.personHint} />
      <LabelledSelect
        label={t.orders.state}
        value={get('state')}
        options={[any, ...orderStates.map((value) => ({ value, label: shop.states[value] }))]}
        onChange={(state) => choose({ state })}
      />
      <LabelledSelect
        label={t.orders.way}
        value={get('way')}
        options={[any, ...payWays.map((value) => ({ value, label: shop.ways[value] }))]}
        onChange={(way) => choose({ way })}
      />
      <DaysFields from={get('from')} to={get('to')} onChange={choose} />
    </div>
  )
}

/** Orders, each of which can be opened. */
function OrderTable({ orders }: { orders: readonly OperatorOrder[] }) {
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
