import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { checkEmail } from '../check-credentials.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import { fieldFailures } from './field-failures.ts'

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
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    first: { email: '', password: '' },
    read: (input) => ({
      input,
      problems: {
        email: input.email.trim() === '' ? t.emailEmpty : checkEmail(input.email, t),
        password: wantsPassword && input.password === '' && session.passwordEmpty,
      },
    }),
    send: (input) => call('accountSecurity.bindEmail', input, { shownInPlace: true }),
    onSent: (_, { draft }) => setSentTo(draft.email.trim()),
    failureAt: fieldFailures,
  })
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
    <form noValidate className="flex max-w-100 flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <Field
        autoFocus
        label={t.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        {...form.field('email')}
      />
      {wantsPassword && (
        <Field
          kind="secret"
          label={session.oldPassword}
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="main" busy={form.busy}>
          {t.sendCode}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}
