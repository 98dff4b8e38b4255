import { checkNewPassword } from '../../../features/identity/session/check-credentials.ts'
import { resetPassword } from '../../../features/identity/session/session.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
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
  const form = useForm({
    first: { password: '' },
    read: ({ password }) => ({
      input: password,
      problems: { password: checkNewPassword(password, session) },
    }),
    send: (password) => resetPassword(token, password),
    onSent: (signedIn) => {
      if (!signedIn) {
        show({ dialog: 'login' })
        return onAgain()
      }
      onDone()
      toast(t.resetDone, { kind: 'success' })
    },
    asTyped: 'field',
  })
  if (form.failure && form.failureCode === 'auth.reset_expired')
    return (
      <div className="flex flex-col gap-4">
        <FailureState inline message={form.failure} />
        <Button className="self-start" onClick={onAgain}>
          {t.resetAgain}
        </Button>
      </div>
    )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <p className="text-pretty text-soft">{t.resetChoose}</p>
      <Field
        kind="secret"
        autoFocus
        label={session.newPassword}
        name="password"
        hint={session.passwordHint}
        {...form.field('password')}
      />
      <Button kind="main" type="submit" size="large" busy={form.busy} className="mt-2 w-full">
        {t.resetSave}
      </Button>
    </form>
  )
}
