import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { checkNewPassword } from '../../../features/identity/session/check-credentials.ts'
import { resetPassword } from '../../../features/identity/session/session.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast-manager.ts'

type ChoosePasswordProps = {
  token: string
  /** Signed in. */
  onDone: () => void
  /** The link is of no use any more. */
  onAgain: () => void
}

/** The new password. Whoever has a second factor is asked for it in the login dialog. */
export function ChoosePassword({ token, onDone, onAgain }: ChoosePasswordProps) {
  const t = useTexts('security')
  const session = useTexts('session')
  const { show } = useDialogLink()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const reset = useMutation({
    mutationFn: () => resetPassword(token, password),
    onSuccess: (signedIn) => {
      if (!signedIn) {
        show({ dialog: 'login' })
        return onAgain()
      }
      onDone()
      toast(t.resetDone, { kind: 'success' })
    },
  })
  const failure = reset.error instanceof CallFailure ? reset.error : undefined
  const atField = failure?.fields.find(({ field }) => field === 'password')?.reason

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkNewPassword(password, session)
    setProblem(found)
    if (!found && !reset.isPending) reset.mutate()
  }
  if (failure?.error === 'auth.reset_expired')
    return (
      <div className="flex flex-col gap-4">
        <FailureState inline message={failure.message} />
        <Button className="self-start" onClick={onAgain}>
          {t.resetAgain}
        </Button>
      </div>
    )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {failure && !atField && <FailureState inline message={failure.message} />}
      <p className="text-pretty text-soft">{t.resetChoose}</p>
      <PasswordField
        autoFocus
        label={session.newPassword}
        name="password"
        autoComplete="new-password"
        hint={session.passwordHint}
        value={password}
        problem={problem ?? atField}
        onChange={(event) => {
          setProblem(undefined)
          setPassword(event.target.value)
        }}
      />
      <Button kind="main" type="submit" size="large" busy={reset.isPending} className="mt-2 w-full">
        {t.resetSave}
      </Button>
    </form>
  )
}
