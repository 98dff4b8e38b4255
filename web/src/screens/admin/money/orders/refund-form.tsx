import { decimalAmount } from '@atelier/contract/currency-digits'
import type { OperatorOrderView, RefundRow } from '@atelier/contract/features/money/payments'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { whenRefreshed } from '../../../../api/refresh.ts'
import { goodsText } from '../../../../features/money/shop/goods-text.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { newId } from '../../../../lib/new-id.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormEnd } from '../../../../ui/form/form-end.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { minorOf } from '../amount-text.ts'
import { dueOf, shortOf } from './refund-share.ts'

/** Gives money of an order back, all that is left or a part, once it has been asked again. */
export function RefundForm({ order }: { order: OperatorOrderView }) {
  const t = useTexts('adminMoney')
  const locale = useLocale()
  const { left } = order
  const [asking, setAsking] = useState(false)
  const priceOf = (amountMinor: number) => priceText({ ...left, amountMinor }, locale)
  const say = ({ state, amountMinor, failure }: RefundRow) => {
    const amount = priceOf(amountMinor)
    if (state === 'failed') toast(failure || t.refund.failed({ amount }), { kind: 'failure' })
    else
      toast(state === 'done' ? t.refund.done({ amount }) : t.refund.begun({ amount }), {
        kind: 'success',
      })
  }
  const refund = useRefund(say)
  const amountIn = (typed: string) => {
    const amount = minorOf(typed, left.currency) ?? 0
    return amount > 0 && amount <= left.amountMinor ? amount : undefined
  }
  const form = useForm({
    first: { amount: decimalAmount(left.amountMinor, left.currency), reason: '' },
    read: (typed) => {
      const amountMinor = amountIn(typed.amount)
      const reason = typed.reason.trim()
      return {
        input: amountMinor === undefined ? undefined : { orderId: order.id, amountMinor, reason },
        problems: {
          amount: !amountMinor && t.refund.amountOdd({ max: priceOf(left.amountMinor) }),
          reason: !reason && t.refund.reasonMissing,
        },
      }
    },
    send: refund.mutateAsync,
    asTyped: 'keep',
  })
  const amount = amountIn(form.draft.amount)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (form.attempt() && !form.busy) setAsking(true)
  }
  const give = () => {
    const request = form.attempt()
    if (request) void form.send(request).then(() => setAsking(false))
  }
  return (
    <form noValidate onSubmit={ask} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="font-medium">{t.refund.title}</h3>
      <Field
        kind="decimal"
        label={t.refund.amount({ currency: left.currency })}
        maxLength={14}
        hint={t.refund.atMost({ amount: priceOf(left.amountMinor) })}
        {...form.field('amount')}
      />
      <Field
        label={t.refund.reason}
        maxLength={200}
        hint={t.refund.reasonHint}
        {...form.field('reason')}
      />
      {amount && <RefundOutlook order={order} amount={amount} />}
      <FormEnd of={form} kind="danger" className="sm:self-end">
        {amount ? t.refund.give({ amount: priceOf(amount) }) : t.refund.giveAny}
      </FormEnd>
      <ConfirmDialog
        open={asking}
        danger
        title={t.refund.sure({ amount: amount ? priceOf(amount) : '' })}
        confirmLabel={t.refund.giveAny}
        cancelLabel={t.cancel}
        busy={form.busy}
        onConfirm={give}
        onCancel={() => setAsking(false)}
      >
        {t.refund.sureText}
      </ConfirmDialog>
    </form>
  )
}

/** What the buyer loses with the money, and what of it is spent already. */
function RefundOutlook({ order, amount }: { order: OperatorOrderView; amount: number }) {
  const t = useTexts('adminMoney')
  const shop = useTexts('shop')
  const formats = useFormats()
  const due = dueOf(order, amount)
  const short = shortOf(due, order.holds, Date.now())
  const taken = {
    credits: due.credits - short.credits,
    tokens: due.tokens - short.tokens,
    vipDays: due.vipDays - short.vipDays,
  }
  const takenText = goodsText(taken, shop, formats)
  const shortText = goodsText(short, shop, formats)
  return (
    <div role="status" className="figures rounded-control bg-fill px-3 py-2.5 text-small">
      <p>{takenText ? t.refund.takes({ goods: takenText }) : t.refund.takesNothing}</p>
      {shortText && <p className="mt-1 text-warning">{t.refund.short({ goods: shortText })}</p>}
    </div>
  )
}

type Request = { orderId: string; amountMinor: number; reason: string }

/** Gives money back. The same wish is one refund, also when it is sent again because its answer was lost. */
function useRefund(onDone: (refund: RefundRow) => void) {
  const attempt = useRef({ what: '', key: '' })
  return useMutation({
    mutationFn: (request: Request) => {
      const what = `${request.orderId}/${request.amountMinor}`
      if (attempt.current.what !== what) attempt.current = { what, key: newId() }
      const { key: idempotencyKey } = attempt.current
      return call('payments.refund', { ...request, idempotencyKey }, { shownInPlace: true })
    },
    onSuccess: (refund) => {
      attempt.current = { what: '', key: '' }
      onDone(refund)
    },
    onSettled: whenRefreshed,
  })
}
