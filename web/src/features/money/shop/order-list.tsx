import type { Order, OrderState } from '@atelier/contract/features/money/payments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { goodsText } from './goods-text.ts'
import { priceText } from './price-text.ts'
import { ordersQuery } from './queries.ts'

const tones: Partial<Record<OrderState, 'success' | 'warning' | 'danger'>> = {
  paid: 'success',
  waiting: 'warning',
  failed: 'danger',
}
const steps = [10, 100]

/** One's orders, newest first; nothing for whoever has none. */
export function OrderList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useTexts('shop')
  const heading = useId()
  const [step, setStep] = useState(0)
  const { data, isFetching } = useQuery({
    ...ordersQuery(steps[step] ?? 100),
    placeholderData: keepPreviousData,
  })
  if (!data || data.rows.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2.5 px-1 font-medium text-soft">
        {t.orders}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-card">
        {data.rows.map((order) => (
          <Row key={order.id} order={order} onOpen={() => onOpen(order.id)} />
        ))}
      </ul>
      {data.count > data.rows.length && step < steps.length - 1 && (
        <Button kind="quiet" busy={isFetching} className="mt-2" onClick={() => setStep(step + 1)}>
          {t.moreOrders}
        </Button>
      )}
    </section>
  )
}

function Row({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const t = useTexts('shop')
  const formats = useFormats()
  const locale = useLocale()
  const { title, state, way, createdAt, refundedMinor, currency } = order
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-13 w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2 hover:bg-fill"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-small text-soft">
            {[goodsText(order, t, formats), formats.dateTime(createdAt), t.ways[way]].join(' · ')}
          </span>
        </span>
        <span className="flex flex-col items-end gap-1">
          <span className="figures">{priceText(order, locale)}</span>
          {refundedMinor > 0 && state === 'paid' && (
            <span className="figures text-small text-soft">
              {t.refundedPart({
                amount: priceText({ amountMinor: refundedMinor, currency }, locale),
              })}
            </span>
          )}
        </span>
        <Badge tone={tones[state] ?? 'plain'}>{t.states[state]}</Badge>
      </button>
    </li>
  )
}
