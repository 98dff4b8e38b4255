import type { Order } from '@atelier/contract/features/money/payments'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { OrderClock } from './order-clock.tsx'
import { priceText } from './price-text.ts'

type OrderWaitingProps = { order: Order; cancelling: boolean; onCancel: () => void }

/** An order that waits for its money: the code to scan or the way to the page to pay on, and how long. */
export function OrderWaiting({ order, cancelling, onCancel }: OrderWaitingProps) {
  const t = useTexts('shop')
  const locale = useLocale()
  const isTouch = useMedia(touchQuery)
  const { step, title, way } = order
  const price = priceText(order, locale)
  return (
    <section
      aria-label={t.payTitle({ title })}
      className="mx-auto flex w-full max-w-100 flex-col items-center gap-3 text-center"
    >
      <div>
        <p className="text-soft">{title}</p>
        <p className="figures text-display font-semibold">{price}</p>
      </div>
      {step?.kind === 'qr' && (
        <>
          <div className="size-60 overflow-hidden rounded-card border border-line">
            <QrCode text={step.code} label={t.codeLabel({ way: t.ways[way] })} />
          </div>
          <p className="font-medium">{t.scan({ way: t.ways[way] })}</p>
          {isTouch && <p className="text-soft">{t.scanOnPhone({ way: t.ways[way] })}</p>}
        </>
      )}
      {step?.kind === 'redirect' && (
        <>
          <p className="max-w-90">{t.payThere({ way: t.vendors[way] })}</p>
          <a
            href={step.url}
            target="_blank"
            rel="noreferrer"
            className="touch-target inline-flex h-11 items-center gap-2 rounded-control bg-accent px-5 font-medium text-on-accent hover:opacity-90 active:opacity-80"
          >
            <Icon name="external-link" size={16} />
            {t.openPayPage}
          </a>
        </>
      )}
      <p role="status" className="mt-1 flex items-center gap-2 text-soft">
        <Spinner />
        {t.waiting}
      </p>
      <OrderClock key={order.id} order={order} />
      <Button kind="quiet" busy={cancelling} onClick={onCancel}>
        {t.cancelOrder}
      </Button>
    </section>
  )
}
