import type { OperatorOrderView } from '@atelier/contract/features/money/payments'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { QueryFailure } from '../../../../ui/query-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useAddress } from '../../frame/use-address.ts'
import { OrderFacts } from './order-facts.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'
import { useMayRefund } from './use-may-refund.ts'

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
    ...callOptions('GET /admin/money/order', { id }),
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
