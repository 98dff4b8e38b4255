import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { OrderList } from '../../../features/money/shop/order-list.tsx'
import { ordersQuery } from '../../../features/money/shop/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What one has bought, or begun to; each leads to the order itself. */
export function OrdersSection() {
  const t = useTexts('userCenter')
  const navigate = useNavigate()
  const { data, isPending } = useQuery(ordersQuery(10))
  if (isPending) return <Skeleton className="h-40 rounded-card" />
  if (data?.count === 0)
    return (
      <EmptyState icon="package" title={t.noOrders}>
        {t.noOrdersText}
      </EmptyState>
    )
  return <OrderList onOpen={(id) => void navigate(`/pay?order=${id}`)} />
}
