// Redeeming a code: what is typed, what is wrong with it, and what it gave.
import { isCode, normaliseCode } from '@atelier/contract/features/money/code-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { balanceChanged } from '../../api/balance-changed.ts'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import type { ReplyAt } from '../../api/endpoint-types.ts'
import { useTexts } from '../../i18n/use-texts.ts'

export type Given = ReplyAt<'POST /balance/redeem'>['given']

type Problem = {
  /** At the field, as long as what is typed stays. */
  field?: string
  /** Not about the code: no network, a fault. */
  general?: string
  /** An account would help. */
  membersOnly?: boolean
}

export function useRedeem(focusField: () => void) {
  const t = useTexts('codes')
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem>({})
  const [busy, setBusy] = useState(false)
  const [given, setGiven] = useState<Given>()
  const running = useRef(false)

  const tell = (found: Problem) => {
    setProblem(found)
    focusField()
  }
  const redeem = async () => {
    if (running.current) return
    const code = normaliseCode(typed)
    if (code === '') return tell({ field: t.empty })
    if (!isCode(code)) return tell({ field: t.misshapen({ n: code.length }) })
    running.current = true
    setBusy(true)
    setProblem({})
    try {
      const redeemed = await call('POST /balance/redeem', { code }, { shownInPlace: true })
      setTyped('')
      setGiven(redeemed.given)
      // Whatever waits for credit goes on from here.
      await balanceChanged(queries, redeemed.userBalance)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      tell(problemOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const retype = (value: string) => {
    setTyped(value)
    setProblem({})
  }
  return { typed, retype, problem, busy, given, redeem, again: () => setGiven(undefined) }
}

function problemOf(failure: CallFailure): Problem {
  const isAboutCode = failure.error?.startsWith('codes.') || failure.error === 'request.invalid'
  if (!isAboutCode) return { general: failure.message }
  const membersOnly = failure.error === 'codes.members_only'
  return { field: failure.message, ...(membersOnly && { membersOnly }) }
}
