import type { Order, OrderState } from '@atelier/contract/features/money/payments'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { goodsText } from './goods-text.ts'

const faces: Partial<Record<OrderState, { icon: IconName; tone: string }>> = {
  paid: { icon: 'circle-check', tone: 'text-success' },
  failed: { icon: 'circle-alert', tone: 'text-danger' },
  refunding: { icon: 'rotate-ccw', tone: 'text-soft' },
  refunded: { icon: 'rotate-ccw', tone: 'text-soft' },
}

type OrderEndProps = {
  order: Order
  onLeave: (packageId?: number) => void
  afterPaid?: ReactNode
}

/** What became of an order, and what one may do next. */
export function OrderEnd({ order, onLeave, afterPaid }: OrderEndProps) {
  const t = useTexts('shop')
  const formats = useFormats()
  const { state, packageId, paidAt } = order
  const { icon, tone } = faces[state] ?? { icon: 'info', tone: 'text-soft' }
  const isPaid = state === 'paid'
  const goods = goodsText(order, t, formats)
  const { title, text } =
    state === 'failed' && paidAt
      ? t.ends.wrongMoney
      : t.ends[state === 'created' ? 'waiting' : state]
  return (
    <section
      aria-label={title}
      className="mx-auto flex w-full max-w-100 flex-col items-center gap-2 py-4 text-center"
    >
      <Icon name={icon} size={24} className={classes('mb-1', tone)} />
      <p role="status" className="text-title font-semibold">
        {title}
      </p>
      <p className="text-soft">{isPaid ? t.credited({ goods }) : text}</p>
      {isPaid && <NewBalance />}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {isPaid && afterPaid}
        {(state === 'expired' || state === 'closed') && packageId !== null && (
          <Button kind="main" onClick={() => onLeave(packageId)}>
            {t.orderAnew}
          </Button>
        )}
        <Button onClick={() => onLeave()}>{isPaid ? t.buyMore : t.toPackages}</Button>
      </div>
    </section>
  )
}

function NewBalance() {
  const t = useTexts('shop')
  const formats = useFormats()
  const { data, isFetching } = useQuery(currentUserQuery)
  if (!data) return null
  const { balance, hh_vip_time } = data.userBalance
  const isVip = hh_vip_time !== null && Date.parse(hh_vip_time) > Date.now()
  return (
    <p className={classes('figures font-medium', isFetching && 'opacity-45')}>
      {t.balanceNow({ n: formats.number(balance) })}
      {isVip && ` · ${t.vipUntil({ date: formats.date(hh_vip_time) })}`}
    </p>
  )
}
