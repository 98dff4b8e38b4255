import type { Order } from '@atelier/contract/features/money/payments'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useNow } from '../../../lib/use-now.ts'

/** How long an order still waits, by the server's word and the time that has gone by since. */
export function OrderClock({ order }: { order: Order }) {
  const t = useTexts('shop')
  const now = useNow(1000)
  const [endsAt] = useState(() => Date.now() + order.secondsLeft * 1000)
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <p role="timer" className="figures text-soft">
      {t.timeLeft({ time })}
    </p>
  )
}
