import type { Order } from '@atelier/contract/features/money/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { OrderEnd } from './order-end.tsx'
import { OrderWaiting } from './order-waiting.tsx'
import { isWaiting, orderQuery, refreshAfterOrder } from './queries.ts'
import { useCancel } from './use-purchase.ts'

type OrderViewProps = {
  id: string
  /** Told once when an order that waited here has been paid. */
  onPaid?: ((order: Order) => void) | undefined
  /** Back to what is on sale; with the package of an order that is wanted anew. */
  onLeave: (packageId?: number) => void
  /** What can be done next once it is paid. */
  afterPaid?: ReactNode
}

/** An order from its beginning to its end, looked at anew as long as it waits. */
export function OrderView({ id, onPaid, onLeave, afterPaid }: OrderViewProps) {
  const t = useTexts('shop')
  const common = useTexts('common')
  const client = useQueryClient()
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id))
  const cancel = useCancel((ended) => {
    if (ended.state !== 'closed') return
    toast(t.cancelled)
    onLeave()
  })
  const seen = useRef<'waiting' | 'ended'>(undefined)
  const latest = useRef(onPaid)
  latest.current = onPaid
  useEffect(() => {
    if (!order) return
    const before = seen.current
    seen.current = isWaiting(order) ? 'waiting' : 'ended'
    if (seen.current === before || seen.current === 'waiting') return
    // Also where it had ended when it was first read: what was read beside it may be from the moment before.
    void refreshAfterOrder(client)
    if (before === 'waiting' && order.state === 'paid') latest.current?.(order)
  }, [order, client])

  if (!order) {
    if (!error) return <Skeleton className="mx-auto h-80 w-full max-w-100 rounded-card" />
    const failure = error instanceof CallFailure ? error : undefined
    return (
      <div className="flex flex-col items-center">
        <FailureState
          message={failure?.message ?? common.somethingWrong}
          {...(failure?.status === 404
            ? {}
            : { retry: { label: common.retry, onRetry: () => void refetch(), busy: isFetching } })}
        />
        <Button onClick={() => onLeave()}>{t.toPackages}</Button>
      </div>
    )
  }
  return order.state === 'waiting' ? (
    <OrderWaiting
      order={order}
      cancelling={cancel.isPending}
      onCancel={() => cancel.mutate(order.id)}
    />
  ) : (
    <OrderEnd order={order} onLeave={onLeave} afterPaid={afterPaid} />
  )
}
