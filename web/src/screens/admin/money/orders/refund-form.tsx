import type { OperatorOrderView, RefundRow } from '@atelier/contract/features/money/payments'
import { type FormEvent, useState } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { priceText } from '../../../../features/money/shop/price-text.ts'
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { minorOf, typedOf } from '../amount-text.ts'
import { RefundOutlook } from './refund-outlook.tsx'
import { useRefund } from './use-refund.ts'

/** Gives money of an order back, all that is left or a part, once it has been asked again. */
export function RefundForm({ order }: { order: OperatorOrderView }) {
  const t = useTexts('adminMoney')
  const common = useTexts('common')
  const locale = useLocale()
  const { left } = order
  const [typed, setTyped] = useState(() => typedOf(left.amountMinor, left.currency))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
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
  const amount = minorOf(typed, left.currency)
  const fits = amount !== undefined && amount > 0 && amount <= left.amountMinor
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fits && reason.trim() && !refund.isPending) setAsking(true)
  }
  const give = () => {
    if (!fits || refund.isPending) return
    refund.mutate(
      { orderId: order.id, amountMinor: amount, reason: reason.trim() },
      { onSettled: () => setAsking(false) },
    )
  }
  const told = refund.error instanceof CallFailure ? refund.error.message : common.somethingWrong
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="font-medium">{t.refund.title}</h3>
      <TextField
        label={t.refund.amount({ currency: left.currency })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        hint={t.refund.atMost({ amount: priceOf(left.amountMinor) })}
        problem={
          isTried && !fits ? t.refund.amountOdd({ most: priceOf(left.amountMinor) }) : undefined
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label={t.refund.reason}
        autoComplete="off"
        maxLength={200}
        value={reason}
        hint={t.refund.reasonHint}
        problem={isTried && !reason.trim() ? t.refund.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {fits && <RefundOutlook order={order} amount={amount} />}
      {refund.isError && <FailureState inline message={told} />}
      <Button type="submit" kind="danger" busy={refund.isPending} className="sm:self-end">
        {fits ? t.refund.give({ amount: priceOf(amount) }) : t.refund.giveAny}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t.refund.sure({ amount: fits ? priceOf(amount) : '' })}
        confirmLabel={t.refund.giveAny}
        cancelLabel={t.cancel}
        busy={refund.isPending}
        onConfirm={give}
        onCancel={() => setAsking(false)}
      >
        {t.refund.sureText}
      </ConfirmDialog>
    </form>
  )
}
