import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../../lib/use-dialog-link.ts'
import { Button } from '../../../../ui/button.tsx'
import { FailureState } from '../../../../ui/failure-state.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast-manager.ts'
import { checkNewPassword } from '../check-credentials.ts'
import { forgetSession } from '../session.ts'

/** A new password ends every session, so this leads to the login dialog. */
export function PasswordForm({ onCancel }: { onCancel: () => void }) {
  const t = useTexts('settings')
  const session = useTexts('session')
  const common = useTexts('common')
  const { show } = useDialogLink()
  const form = useForm({
    first: { oldPassword: '', password: '' },
    read: (input) => ({
      input,
      problems: {
        oldPassword: !input.oldPassword && session.passwordEmpty,
        password: checkNewPassword(input.password, session),
      },
    }),
    send: (input) => call('auth.updateUser', input, { shownInPlace: true }),
    onSent: () => {
      forgetSession()
      toast(t.passwordChanged, { kind: 'success' })
      show({ dialog: 'login' })
    },
    failureAt: { 'auth.wrong_password': 'oldPassword' },
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <Field
        kind="secret"
        label={session.oldPassword}
        autoComplete="current-password"
        autoFocus
        {...form.field('oldPassword')}
      />
      <Field
        kind="secret"
        label={session.newPassword}
        hint={session.passwordHint}
        {...form.field('password')}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="main" busy={form.busy}>
          {t.changePassword}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}
