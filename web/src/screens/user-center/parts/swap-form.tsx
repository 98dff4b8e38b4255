import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { newId } from '../../../lib/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { swapTerms } from '../swap-terms.ts'
import { useAmountText } from './credit-texts.ts'

type Draft = { from: BalanceKind; amount: string }

type SwapFormProps = { held: ReplyAt<'credits.holdings'>; rate: number }

/** Credits for chat tokens and back, with what comes of it before one decides. */
export function SwapForm({ held, rate }: SwapFormProps) {
  const t = useTexts('userCenter')
  const { number } = useFormats()
  const amountText = useAmountText()
  const swap = useSwap()
  const reasons = { odd: t.swapOdd, whole: t.swapWhole({ rate: number(rate) }), short: t.swapShort }
  const termsOf = ({ from, amount }: Draft) =>
    swapTerms(amount, {
      from,
      rate,
      held: from === 'credits' ? held.balance : (held.chat_tokens ?? 0),
    })
  const first: Draft = { from: 'credits', amount: '' }
  const form = useForm({
    first,
    read: (draft) => {
      const terms = termsOf(draft)
      return {
        input: terms && 'gets' in terms ? { ...draft, amount: Number(draft.amount) } : undefined,
        problems: { amount: terms && 'problem' in terms && reasons[terms.problem] },
      }
    },
    send: swap.send,
    onSent: async (now, { draft, reset }) => {
      reset({ ...draft, amount: '' })
      await swap.settle(now)
      toast(t.swapped, { kind: 'success' })
    },
    failureAt: { '*': 'amount' },
    saysAtOnce: true,
  })
  const { from } = form.draft
  const terms = termsOf(form.draft)
  const gets = terms && 'gets' in terms ? terms.gets : undefined
  const to = from === 'credits' ? 'tokens' : 'credits'
  return (
    <section className="rounded-card bg-card p-5">
      <h2 className="text-read font-semibold">{t.swap}</h2>
      <p className="mt-0.5 mb-4 text-soft">{t.swapText({ rate: number(rate) })}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <div className="flex">
          <Segmented
            label={t.swapFrom}
            value={from}
            options={[
              { value: 'credits', label: t.credits },
              { value: 'tokens', label: t.tokens },
            ]}
            onChange={(chosen) => form.change({ from: chosen })}
          />
        </div>
        <div className="flex items-start gap-2">
          <Field
            kind="whole"
            label={t.swapAmount}
            labelHidden
            className="max-w-60 flex-1"
            hint={gets !== undefined && amountText(gets, to)}
            {...form.field('amount')}
          />
          <Button
            type="submit"
            icon="arrow-left-right"
            className="h-10"
            busy={form.busy}
            disabled={gets === undefined}
          >
            {t.swap}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** The same press, sent twice for want of an answer, is one swap. */
function useSwap() {
  const queries = useQueryClient()
  const key = useRef('')
  const send = async (input: { from: BalanceKind; amount: number }) => {
    key.current ||= newId()
    const idempotencyKey = key.current
    try {
      const now = await call('credits.swap', { ...input, idempotencyKey }, { shownInPlace: true })
      key.current = ''
      return now
    } catch (error) {
      // What was refused is done with; what nobody answered may have happened.
      if (error instanceof CallFailure && error.status >= 400 && error.status < 500)
        key.current = ''
      throw error
    }
  }
  const settle = async (now: ReplyAt<'credits.swap'>) => {
    queries.setQueryData(dataKey('credits.holdings', {}), now)
    await whenRefreshed()
  }
  return { send, settle }
}
