// What the shop asks of the server.
import type { Order } from '@atelier/contract/features/money/payments'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callOptions, dataKey } from '../../../api/call-options.ts'

/** How often an order that waits for money is looked at. */
const pollEveryMs = 2000

export const packagesQuery = callOptions('payments.packages', { page: 1, size: 100 })
export const waysQuery = callOptions('payments.ways', {})

export const isWaiting = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'created' || state === 'waiting' || state === 'refunding'

/** A question that hangs, as on a network that was lost, is given up: nobody would hear of the money before it ends. */
const patienceMs = 30_000

export const orderQuery = (id: string) => ({
  ...callOptions('payments.order', { id }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(
      'payments.order',
      { id },
      {
        shownInPlace: true,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      },
    ),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Order | undefined } }) =>
    state.data && state.data.state === 'waiting' ? pollEveryMs : (false as const),
})

export const ordersQuery = (size: number) => ({
  ...callOptions('payments.orders', { page: 1, size }),
  staleTime: 0,
})

/** An order has come to its end: what one holds and may buy is another. */
export async function refreshAfterOrder(client: QueryClient): Promise<void> {
  const keys = ['auth.getInfo', 'payments.packages', 'payments.orders'] as const
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: dataKey(key) })))
}

export function keepOrder(client: QueryClient, order: Order): void {
  client.setQueryData(orderQuery(order.id).queryKey, order)
}
