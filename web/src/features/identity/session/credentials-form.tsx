import type { FormEvent, ReactNode, RefObject } from 'react'
import { useRef, useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { CredentialProblems, Credentials } from './check-credentials.ts'
import { checkCredentials } from './check-credentials.ts'

type CredentialsFormProps = {
  mode: 'login' | 'register'
  action: string
  value: Credentials
  onChange: (value: Credentials) => void
  /** Throws CallFailure when it does not work out. */
  onSubmit: (value: Credentials) => Promise<void>
  firstField?: RefObject<HTMLInputElement | null>
  /** Whether one may also name an e-mail. */
  takesEmail?: boolean
  /** Stands below the password. */
  help?: ReactNode
}

/** User name and password, with what is wrong said at the field that it is about. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, action, value, onChange, firstField, takesEmail = false, help } = props
  const t = useTexts('session')
  const security = useTexts('security')
  const { busy, problems, general, submit, clear } = useSubmission(props)
  const isNew = mode === 'register'
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {general && <FailureState inline message={general} />}
      <TextField
        {...(firstField ? { ref: firstField } : {})}
        label={isNew ? t.username : security.usernameOrEmail}
        name="username"
        autoComplete={isNew ? 'username' : 'username webauthn'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={value.username}
        problem={problems.username}
        hint={isNew ? t.usernameHint : undefined}
        onChange={(event) => {
          clear('username')
          onChange({ ...value, username: event.target.value })
        }}
      />
      {takesEmail && (
        <TextField
          label={security.emailOptional}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          value={value.email ?? ''}
          problem={problems.email}
          hint={security.emailWhy}
          onChange={(event) => {
            clear('email')
            onChange({ ...value, email: event.target.value })
          }}
        />
      )}
      <PasswordField
        label={t.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value.password}
        problem={problems.password}
        hint={isNew ? t.passwordHint : undefined}
        onChange={(event) => {
          clear('password')
          onChange({ ...value, password: event.target.value })
        }}
      />
      {help}
      <Button kind="main" type="submit" size="large" busy={busy} className="mt-2 w-full">
        {action}
      </Button>
    </form>
  )
}

function useSubmission({ mode, value, onSubmit }: CredentialsFormProps) {
  const session = useTexts('session')
  const security = useTexts('security')
  const [busy, setBusy] = useState(false)
  const [general, setGeneral] = useState<string>()
  const [problems, setProblems] = useState<CredentialProblems>({})
  const running = useRef(false)

  const show = (form: HTMLFormElement, found: CredentialProblems) => {
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (running.current) return
    setGeneral(undefined)
    const found = checkCredentials(value, mode, { ...session, ...security })
    show(form, found)
    if (Object.keys(found).length > 0) return
    running.current = true
    setBusy(true)
    try {
      await onSubmit({ ...value, username: value.username.trim() })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const told = fieldsOf(error)
      if (Object.keys(told).length > 0) show(form, told)
      else setGeneral(error.message)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const clear = (field: keyof Credentials) =>
    setProblems((known) => {
      const { [field]: _, ...rest } = known
      return rest
    })
  return { busy, general, problems, submit, clear }
}

function fieldsOf(failure: CallFailure): CredentialProblems {
  if (failure.error === 'auth.username_taken') return { username: failure.message }
  const ours = ['username', 'password', 'email']
  const told = failure.fields.filter(({ field }) => ours.includes(field))
  return Object.fromEntries(told.map(({ field, reason }) => [field, reason]))
}
