import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useNavigate } from 'react-router'
import { leaveForGood } from '../../../features/identity/session/session.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'

type LeaveDialogProps = { member: UserInfo; open: boolean; onClose: () => void }

/** Asks for the name, and for the password where there is one; then the account is gone. */
export function LeaveDialog({ member, open, onClose }: LeaveDialogProps) {
  const t = useTexts('userCenter')
  const common = useTexts('common')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.leaveTitle}
      description={t.leaveText}
      closeLabel={common.close}
    >
      <LeaveForm member={member} onCancel={onClose} />
    </Dialog>
  )
}

function LeaveForm({ member, onCancel }: { member: UserInfo; onCancel: () => void }) {
  const t = useTexts('userCenter')
  const common = useTexts('common')
  const navigate = useNavigate()
  const name = member.username || member.name
  const form = useForm({
    first: { name: '', password: '' },
    read: (typed) => ({
      input:
        typed.name.trim() === name.trim()
          ? { name: typed.name, ...(member.hasPassword && { password: typed.password }) }
          : undefined,
    }),
    send: leaveForGood,
    onSent: () => {
      toast(t.left, { kind: 'success' })
      navigate('/', { replace: true })
    },
    failureAt: { 'auth.wrong_name': 'name', 'auth.wrong_password': 'password' },
  })
  const { draft } = form
  const isNamed = draft.name.trim() === name.trim()
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      {form.failure && <FailureState inline message={form.failure} />}
      <Field label={t.leaveName({ name })} {...form.field('name')} />
      {member.hasPassword ? (
        <Field
          kind="secret"
          label={t.leavePassword}
          autoComplete="current-password"
          {...form.field('password')}
        />
      ) : (
        <p className="text-soft">{t.leaveFresh}</p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button
          type="submit"
          kind="danger"
          busy={form.busy}
          disabled={!isNamed || (member.hasPassword && draft.password === '')}
        >
          {t.leaveAction}
        </Button>
      </div>
    </form>
  )
}
