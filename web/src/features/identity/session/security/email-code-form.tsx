import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { problemsOf } from './field-problems.ts'

type EmailCodeFormProps = {
  email: string
  onBound: (userInfo: UserInfo) => void
  onOther: () => void
  onCancel: () => void
}

/** The six digits that were mailed. */
export function EmailCodeForm({ email, onBound, onOther, onCancel }: EmailCodeFormProps) {
  const t = useTexts('security')
  const common = useTexts('common')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const confirm = useMutation({
    mutationFn: () =>
      call('POST /auth/confirmEmail', { code: code.replace(/\s/g, '') }, { shownInPlace: true }),
    onSuccess: ({ userInfo }) => onBound(userInfo),
  })
  const told = problemsOf(confirm.error)
  // An address that somebody else was quicker to bind has no field here.
  const general = told.general ?? told.fields.email

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') setProblem(t.codeEmpty)
    else if (!confirm.isPending) confirm.mutate()
  }
  return (
    <form noValidate className="flex max-w-100 flex-col gap-4" onSubmit={submit}>
      {general && <FailureState inline message={general} />}
      <p role="status" className="text-pretty wrap-anywhere text-soft">
        {t.codeSent({ email })}
      </p>
      <TextField
        autoFocus
        label={t.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        value={code}
        problem={problem ?? told.fields.code}
        onChange={(event) => {
          setProblem(undefined)
          confirm.reset()
          setCode(event.target.value)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="main" busy={confirm.isPending}>
          {t.confirm}
        </Button>
        <Button onClick={onOther}>{t.otherAddress}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
