import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { CallFailure } from '../../../../api/call-failure.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../../lib/use-dialog-link.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { checkNewPassword } from '../check-credentials.ts'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { forgetSession } from '../session.ts'

type Problems = { oldPassword?: string | undefined; password?: string | undefined }

/** A new password ends every session, so this leads to the login dialog. */
export function PasswordForm({ onCancel }: { onCancel: () => void }) {
  const t = useTexts('settings')
  const session = useTexts('session')
  const common = useTexts('common')
  const { show } = useDialogLink()
  const [typed, setTyped] = useState({ oldPassword: '', password: '' })
  const [local, setLocal] = useState<Problems>({})
  const change = useMutation({
    mutationFn: () => call('POST /user/update', typed, { shownInPlace: true }),
    onSuccess: () => {
      forgetSession()
      toast(t.passwordChanged, { kind: 'success' })
      show({ dialog: 'login' })
    },
  })
  const told = problemsOf(change.error)
  const problems: Problems = { ...told.fields, ...local }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Problems = {
      ...(typed.oldPassword ? {} : { oldPassword: session.passwordEmpty }),
      ...withProblem(checkNewPassword(typed.password, session)),
    }
    setLocal(found)
    if (Object.keys(found).length === 0 && !change.isPending) change.mutate()
  }
  const type = (field: keyof Problems) => (event: { target: { value: string } }) => {
    setLocal({})
    change.reset()
    setTyped({ ...typed, [field]: event.target.value })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {told.general && <FailureState inline message={told.general} />}
      <PasswordField
        label={session.oldPassword}
        autoComplete="current-password"
        autoFocus
        value={typed.oldPassword}
        problem={problems.oldPassword}
        onChange={type('oldPassword')}
      />
      <PasswordField
        label={session.newPassword}
        autoComplete="new-password"
        hint={session.passwordHint}
        value={typed.password}
        problem={problems.password}
        onChange={type('password')}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="main" busy={change.isPending}>
          {t.changePassword}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}

const withProblem = (problem: string | undefined): Problems =>
  problem ? { password: problem } : {}

function problemsOf(error: unknown): { fields: Problems; general?: string } {
  if (!(error instanceof CallFailure)) return { fields: {} }
  if (error.error === 'auth.wrong_password') return { fields: { oldPassword: error.message } }
  const fields = Object.fromEntries(error.fields.map(({ field, reason }) => [field, reason]))
  return error.fields.length > 0 ? { fields } : { fields, general: error.message }
}
