import type { BalanceKind } from '@atelier/contract/ledger-terms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { dataKey } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { newId } from '../../../lib/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { swapTerms } from '../swap-terms.ts'
import { useAmountText } from './credit-texts.ts'

type SwapFormProps = { held: ReplyAt<'GET /balance/query'>; rate: number }

/** Credits for chat tokens and back, with what comes of it before one decides. */
export function SwapForm({ held, rate }: SwapFormProps) {
  const t = useTexts('userCenter')
  const { number } = useFormats()
  const amountText = useAmountText()
  const [from, setFrom] = useState<BalanceKind>('credits')
  const [typed, setTyped] = useState('')
  const swap = useSwap(() => setTyped(''))
  const inPurse = from === 'credits' ? held.balance : (held.chat_tokens ?? 0)
  const terms = swapTerms(typed, { from, rate, held: inPurse })
  const reasons = { odd: t.swapOdd, whole: t.swapWhole({ rate: number(rate) }), short: t.swapShort }
  const failed = swap.error instanceof CallFailure ? swap.error.message : undefined
  const problem = terms && 'problem' in terms ? reasons[terms.problem] : failed
  const gets = terms && 'gets' in terms ? terms.gets : undefined
  const to = from === 'credits' ? 'tokens' : 'credits'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (gets !== undefined && !swap.isPending) swap.mutate({ from, amount: Number(typed) })
  }
  return (
    <section className="rounded-card border border-line p-5">
      <h2 className="text-read font-semibold">{t.swap}</h2>
      <p className="mt-0.5 mb-4 text-soft">{t.swapText({ rate: number(rate) })}</p>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex">
          <Segmented
            label={t.swapFrom}
            value={from}
            options={[
              { value: 'credits', label: t.credits },
              { value: 'tokens', label: t.tokens },
            ]}
            onChange={(chosen) => {
              setFrom(chosen)
              swap.reset()
            }}
          />
        </div>
        <div className="flex items-start gap-2">
          <TextField
            label={t.swapAmount}
            labelHidden
            className="max-w-60 flex-1"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            problem={problem}
            hint={gets !== undefined && amountText(gets, to)}
            onChange={({ target }) => {
              setTyped(target.value)
              swap.reset()
            }}
          />
          <Button
            type="submit"
            icon="arrow-left-right"
            className="h-10"
            busy={swap.isPending}
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
function useSwap(onDone: () => void) {
  const t = useTexts('userCenter')
  const queries = useQueryClient()
  const key = useRef('')
  return useMutation({
    mutationFn: (input: { from: BalanceKind; amount: number }) => {
      key.current ||= newId()
      const idempotencyKey = key.current
      return call('POST /balance/changeToken', { ...input, idempotencyKey }, { shownInPlace: true })
    },
    onSuccess: async (held) => {
      key.current = ''
      onDone()
      queries.setQueryData(dataKey('GET /balance/query', {}), held)
      await queries.invalidateQueries({ queryKey: dataKey('GET /auth/getInfo') })
      await queries.invalidateQueries({ queryKey: dataKey('GET /balance/rechargeLog') })
      toast(t.swapped, { kind: 'success' })
    },
    onError: (error) => {
      // What was refused is done with; what nobody answered may have happened.
      if (error instanceof CallFailure && error.status >= 400 && error.status < 500)
        key.current = ''
    },
  })
}
