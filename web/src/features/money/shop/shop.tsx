// The shop, wherever it stands: what is on sale, and the order that is under way.
import type { Order } from '@atelier/contract/features/money/payments'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderView } from './order-view.tsx'
import { ordersQuery, packagesQuery } from './queries.ts'
import { Shelf } from './shelf.tsx'
import type { Leave } from './use-purchase.ts'

type ShopProps = {
  /** The order that is looked at; undefined for the one under way, where there is one. */
  orderId: string | undefined
  onOrderId: (id: string | undefined) => void
  onPaid?: (order: Order) => void
  compact?: boolean
  leave: Leave
  /** Stands there when nothing is on sale, and when nobody can pay. */
  nothing: ReactNode
  noWay: ReactNode
  afterPaid?: ReactNode
}

export function Shop({ orderId, onOrderId, onPaid, compact = false, ...rest }: ShopProps) {
  const { leave, nothing, noWay, afterPaid } = rest
  const packages = useQuery(packagesQuery)
  const orders = useQuery(ordersQuery(10))
  const [wantedId, setWantedId] = useState<number>()
  // What was left goes on, unless its buyer has turned to something else since.
  const [left, setLeft] = useState<string>()
  const open = orders.data?.rows.find(
    ({ state, secondsLeft }) => state === 'waiting' && secondsLeft > 0,
  )
  const shownId = orderId ?? (open?.id === left ? undefined : open?.id)
  const latest = useRef(onOrderId)
  latest.current = onOrderId
  useEffect(() => {
    if (shownId !== orderId) latest.current(shownId)
  }, [shownId, orderId])
  if (shownId)
    return (
      <OrderView
        key={shownId}
        id={shownId}
        onPaid={onPaid}
        onLeave={(packageId) => {
          setWantedId(packageId)
          setLeft(shownId)
          onOrderId(undefined)
        }}
        afterPaid={afterPaid}
      />
    )
  if (packages.isPending || orders.isPending) return <ShopSkeleton compact={compact} />
  if (!packages.data) return <QueryFailure withoutId of={packages} />
  if (packages.data.rows.length === 0) return nothing
  return (
    <Shelf
      packages={packages.data.rows}
      wantedId={wantedId}
      compact={compact}
      leave={leave}
      onOrder={(order) => onOrderId(order.id)}
      noWay={noWay}
    />
  )
}

function ShopSkeleton({ compact }: { compact: boolean }) {
  return (
    <div aria-hidden="true" className={compact ? 'grid gap-3' : 'grid gap-3 sm:grid-cols-2'}>
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} className="h-28 rounded-card" />
      ))}
    </div>
  )
}
