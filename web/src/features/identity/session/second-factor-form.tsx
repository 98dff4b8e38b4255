import type { RefObject } from 'react'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
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
  const form = useForm({
    first: { code: '' },
    read: ({ code }) => ({ input: code, problems: { code: !code.trim() && t.codeEmpty } }),
    send: (code) => proveSecondFactor(ticket, code),
    onSent: onDone,
    onFailed: (error) => {
      if (error instanceof CallFailure && error.error === 'auth.ticket_expired')
        onBack(error.message)
      firstField.current?.select()
    },
    failureAt: { 'auth.wrong_code': 'code' },
    asTyped: 'field',
  })
  const switchKind = () => {
    setRecovers(!recovers)
    form.change({ code: '' })
    firstField.current?.focus()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <p className="text-pretty text-soft">{recovers ? t.factorRecoveryText : t.factorText}</p>
      <Field
        kind="code"
        ref={firstField}
        autoFocus
        label={recovers ? t.recoveryCode : t.code}
        autoComplete={recovers ? 'off' : 'one-time-code'}
        inputMode={recovers ? 'text' : 'numeric'}
        maxLength={64}
        {...form.field('code')}
      />
      <Button kind="main" type="submit" size="large" busy={form.busy} className="mt-2 w-full">
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
