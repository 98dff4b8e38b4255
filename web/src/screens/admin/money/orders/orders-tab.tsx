import type { OrderState, PayWayId } from '@atelier/contract/features/money/payments'
import { useDeferredValue } from 'react'
import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { useList } from '../../frame/use-list.ts'
import { CsvButton } from '../csv-button.tsx'
import { timeOf } from '../days.ts'
import { OrderDialog } from './order-dialog.tsx'
import { OrderFilters, orderStates, payWays } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'

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
  const pages = useList([...dataKey('GET /pay/allOrders'), filters], (page, settings) =>
    call('GET /pay/allOrders', { ...filters, ...page }, settings),
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
              <CsvButton of="GET /pay/exportOrders" input={filters} name="orders.csv" />
            </div>
            <OrderTable orders={orders} />
          </>
        )}
      </PagedList>
      <OrderDialog />
    </section>
  )
}
