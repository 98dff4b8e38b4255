import type { OperatorOrderView, RefundRow } from '@atelier/contract/features/money/payments'
import { type FormEvent, useState } from 'react'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormEnd } from '../../../../ui/form/form-end.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { minorOf, typedOf } from '../amount-text.ts'
import { RefundOutlook } from './refund-outlook.tsx'
import { useRefund } from './use-refund.ts'

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
    first: { amount: typedOf(left.amountMinor, left.currency), reason: '' },
    read: (typed) => {
      const amountMinor = amountIn(typed.amount)
      const reason = typed.reason.trim()
      return {
        input: amountMinor === undefined ? undefined : { orderId: order.id, amountMinor, reason },
        problems: {
          amount: !amountMinor && t.refund.amountOdd({ most: priceOf(left.amountMinor) }),
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
    const wish = form.attempt()
    if (wish) void form.send(wish).then(() => setAsking(false))
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
