import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import type { Credentials } from './check-credentials.ts'
import { checkCredentials } from './check-credentials.ts'

type CredentialsFormProps = {
  mode: 'login' | 'register'
  action: string
  /** What it begins with; `onChange` hears what is typed. */
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
  const { mode, action, firstField, takesEmail = false, help } = props
  const t = useTexts('session')
  const security = useTexts('security')
  const element = useRef<HTMLFormElement>(null)
  const form = useCredentials(props, (field) =>
    element.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus(),
  )
  const isNew = mode === 'register'
  return (
    <form ref={element} noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <Field
        kind="code"
        {...(firstField ? { ref: firstField } : {})}
        label={isNew ? t.username : security.usernameOrEmail}
        name="username"
        autoComplete={isNew ? 'username' : 'username webauthn'}
        maxLength={254}
        hint={isNew ? t.usernameHint : undefined}
        {...form.field('username')}
      />
      {takesEmail && (
        <Field
          label={security.emailOptional}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          hint={security.emailWhy}
          {...form.field('email')}
          value={form.draft.email ?? ''}
        />
      )}
      <Field
        kind="secret"
        label={t.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? t.passwordHint : undefined}
        {...form.field('password')}
      />
      {help}
      <Button kind="main" type="submit" size="large" busy={form.busy} className="mt-2 w-full">
        {action}
      </Button>
    </form>
  )
}

function useCredentials(
  { mode, value, onChange, onSubmit }: CredentialsFormProps,
  focus: (field: string | undefined) => void,
) {
  const session = useTexts('session')
  const security = useTexts('security')
  return useForm({
    first: value,
    read: (typed) => ({
      input: { ...typed, username: typed.username.trim() },
      problems: checkCredentials(typed, mode, { ...session, ...security }),
    }),
    send: onSubmit,
    onDraft: onChange,
    onOdd: focus,
    onFailed: (_, field) => focus(field),
    failureAt: { 'auth.username_taken': 'username' },
    asTyped: 'field',
  })
}
