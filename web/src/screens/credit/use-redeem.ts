// Redeeming a code: what is typed, what is wrong with it, and what it gave.
import { isCode, normaliseCode } from '@atelier/contract/features/money/code-rules'
import { useQueryClient } from '@tanstack/react-query'
import { balanceChanged } from '../../api/balance-changed.ts'
import { call } from '../../api/call.ts'
import type { ReplyAt } from '../../api/endpoint-types.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useForm } from '../../ui/form/use-form.ts'

export type Given = ReplyAt<'codes.redeem'>['given']

/** Failures that are about the code; all others (no network, a fault) are said above it. */
const aboutCode = [
  'codes.unknown',
  'codes.used_by_you',
  'codes.used',
  'codes.batch_used',
  'codes.expired',
  'codes.revoked',
  'codes.members_only',
  'codes.too_many_tries',
  'request.invalid',
] as const
const failureAt = Object.fromEntries(aboutCode.map((failure) => [failure, 'code']))

export function useRedeem(focusField: () => void) {
  const t = useTexts('codes')
  const queries = useQueryClient()
  const form = useForm({
    first: { code: '' },
    read: ({ code: typed }) => {
      const code = normaliseCode(typed)
      const misshapen = !isCode(code) && t.misshapen({ n: code.length })
      return { input: { code }, problems: { code: code === '' ? t.empty : misshapen } }
    },
    send: (input) => call('codes.redeem', input, { shownInPlace: true }),
    onSent: ({ userBalance }, { reset }) => {
      reset()
      // Whatever waits for credit goes on from here; what was given is shown meanwhile.
      void balanceChanged(queries, userBalance)
    },
    onOdd: focusField,
    onFailed: focusField,
    failureAt,
  })
  return { form, given: form.reply?.given }
}
