// From the choice of a package to an order that waits for its money.
import type { Order, PayWayId, ShopPackage } from '@atelier/contract/features/money/payments'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { newId } from '../../../lib/new-id.ts'
import { keepOrder, packagesQuery, refreshAfterOrder } from './queries.ts'

export type Purchase = {
  sold: Pick<ShopPackage, 'id' | 'amountMinor' | 'currency'>
  way: PayWayId
}

/** Leads the browser to where it pays. `aside` in a tab of its own, which keeps this place as it is. */
export type Leave = 'away' | 'aside'

/** Orders; one press is one order, also when it has to be pressed again because the answer was lost. */
export function useOrder(leave: Leave, onOrder: (order: Order) => void) {
  const client = useQueryClient()
  const isPhone = useIsPhone()
  const attempt = useRef({ what: '', key: '' })
  const mutation = useMutation({
    mutationFn: ({ sold, way }: Purchase) => {
      const what = `${sold.id}/${way}`
      if (attempt.current.what !== what) attempt.current = { what, key: newId() }
      const { key: idempotencyKey } = attempt.current
      return call(
        'payments.placeOrder',
        {
          packageId: sold.id,
          way,
          idempotencyKey,
          isPhone,
          seen: { amountMinor: sold.amountMinor, currency: sold.currency },
        },
        { shownInPlace: true },
      )
    },
    onSuccess: (order) => {
      attempt.current = { what: '', key: '' }
      keepOrder(client, order)
      void refreshAfterOrder(client)
      onOrder(order)
    },
  })
  const order = (purchase: Purchase) => {
    // A tab may be opened only in the press itself; it is led on once the address is known.
    const tab = leave === 'aside' && purchase.way !== 'wechat' ? window.open('', '_blank') : null
    mutation.mutate(purchase, {
      onSuccess: ({ step }) => {
        if (step?.kind !== 'redirect') tab?.close()
        else if (leave === 'away') location.assign(step.url)
        else if (tab) {
          tab.opener = null
          tab.location.replace(step.url)
        }
      },
      onError: (failure) => {
        tab?.close()
        if (failure instanceof CallFailure && failure.error === 'packages.changed')
          void client.invalidateQueries({ queryKey: packagesQuery.queryKey })
      },
    })
  }
  return { order, isBusy: mutation.isPending, error: mutation.error, forget: mutation.reset }
}

/** Cancels an order; resolves with where it stands then: somebody may have paid just before. */
export function useCancel(onEnd: (order: Order) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('payments.cancel', { id }),
    onSuccess: (order) => {
      keepOrder(client, order)
      void refreshAfterOrder(client)
      onEnd(order)
    },
  })
}
