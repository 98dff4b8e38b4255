import type { FormEvent, RefObject } from 'react'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { proveSecondFactor } from './session.ts'

type SecondFactorFormProps = {
  ticket: string
  onDone: () => void
  /** The login has to begin anew; `reason` when it took too long. */
  onBack: (reason?: string) => void
  firstField: RefObject<HTMLInputElement | null>
}

/** The second step of a login: a code of the authenticator, or a recovery code. */
export function SecondFactorForm({ ticket, onDone, onBack, firstField }: SecondFactorFormProps) {
  const t = useTexts('security')
  const [recovers, setRecovers] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [general, setGeneral] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setGeneral(undefined)
    if (code.trim() === '') return setProblem(t.codeEmpty)
    setBusy(true)
    try {
      await proveSecondFactor(ticket, code)
      onDone()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (error.error === 'auth.ticket_expired') onBack(error.message)
      else if (error.error === 'auth.wrong_code') setProblem(error.message)
      else setGeneral(error.message)
      firstField.current?.select()
    } finally {
      setBusy(false)
    }
  }
  const switchKind = () => {
    setRecovers(!recovers)
    setCode('')
    setProblem(undefined)
    firstField.current?.focus()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {general && <FailureState inline message={general} />}
      <p className="text-pretty text-soft">{recovers ? t.factorRecoveryText : t.factorText}</p>
      <TextField
        ref={firstField}
        autoFocus
        label={recovers ? t.recoveryCode : t.code}
        autoComplete={recovers ? 'off' : 'one-time-code'}
        inputMode={recovers ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={code}
        problem={problem}
        onChange={(event) => {
          setProblem(undefined)
          setCode(event.target.value)
        }}
      />
      <Button kind="main" type="submit" size="large" busy={busy} className="mt-2 w-full">
        {t.next}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="quiet" onClick={switchKind}>
          {recovers ? t.useApp : t.useRecovery}
        </Button>
        <Button kind="quiet" onClick={() => onBack()}>
          {t.backToLogin}
        </Button>
      </div>
    </form>
  )
}
