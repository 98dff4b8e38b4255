import type { RefundRow } from '@atelier/contract/features/money/payments'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../api/call.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useRefresh } from '../../frame/use-change.ts'

type Wish = { orderId: string; amountMinor: number; reason: string }

/** Gives money back. The same wish is one refund, also when it is sent again because its answer was lost. */
export function useRefund(onDone: (refund: RefundRow) => void) {
  const refresh = useRefresh('GET /admin/money/order', 'GET /pay/allOrders')
  const attempt = useRef({ what: '', key: '' })
  return useMutation({
    mutationFn: (wish: Wish) => {
      const what = `${wish.orderId}/${wish.amountMinor}`
      if (attempt.current.what !== what) attempt.current = { what, key: newId() }
      const { key: idempotencyKey } = attempt.current
      return call('POST /pay/refund', { ...wish, idempotencyKey }, { shownInPlace: true })
    },
    onSuccess: (refund) => {
      attempt.current = { what: '', key: '' }
      onDone(refund)
    },
    onSettled: refresh,
  })
}
