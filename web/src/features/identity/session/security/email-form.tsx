import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { checkEmail } from '../check-credentials.ts'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { problemsOf } from './field-problems.ts'

type EmailFormProps = {
  wantsPassword: boolean
  onBound: (userInfo: UserInfo) => void
  onCancel: () => void
}

/** An address, and then the code that was mailed to it. */
export function EmailForm({ wantsPassword, onBound, onCancel }: EmailFormProps) {
  const t = useTexts('security')
  const session = useTexts('session')
  const common = useTexts('common')
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [local, setLocal] = useState<Partial<typeof typed>>({})
  const [sentTo, setSentTo] = useState<string>()
  const ask = useMutation({
    mutationFn: () => call('POST /auth/bindEmail', typed, { shownInPlace: true }),
    onSuccess: () => setSentTo(typed.email.trim()),
  })
  const told = problemsOf(ask.error)
  const problems = { ...told.fields, ...local }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const odd = typed.email.trim() === '' ? t.emailEmpty : checkEmail(typed.email, t)
    const found = {
      ...(odd ? { email: odd } : {}),
      ...(wantsPassword && typed.password === '' ? { password: session.passwordEmpty } : {}),
    }
    setLocal(found)
    if (Object.keys(found).length === 0 && !ask.isPending) ask.mutate()
  }
  const type = (field: keyof typeof typed) => (event: { target: { value: string } }) => {
    setLocal({})
    ask.reset()
    setTyped({ ...typed, [field]: event.target.value })
  }
  if (sentTo)
    return (
      <EmailCodeForm
        email={sentTo}
        onBound={onBound}
        onOther={() => setSentTo(undefined)}
        onCancel={onCancel}
      />
    )
  return (
    <form noValidate className="flex max-w-100 flex-col gap-4" onSubmit={submit}>
      {told.general && <FailureState inline message={told.general} />}
      <TextField
        autoFocus
        label={t.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        value={typed.email}
        problem={problems.email}
        onChange={type('email')}
      />
      {wantsPassword && (
        <PasswordField
          label={session.oldPassword}
          autoComplete="current-password"
          value={typed.password}
          problem={problems.password}
          onChange={type('password')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="main" busy={ask.isPending}>
          {t.sendCode}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}
