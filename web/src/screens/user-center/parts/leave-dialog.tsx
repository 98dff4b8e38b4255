import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure } from '../../../api/call-failure.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { leaveForGood } from '../../../features/identity/session/session.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
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
  const [typed, setTyped] = useState({ name: '', password: '' })
  const leave = useLeave()
  const name = member.username || member.name
  const isNamed = typed.name.trim() === name.trim()
  const { wrongName, wrongPassword, general } = problemsOf(leave.error)
  const type = (field: keyof typeof typed) => (event: { target: { value: string } }) => {
    leave.reset()
    setTyped({ ...typed, [field]: event.target.value })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isNamed || leave.isPending) return
    leave.mutate({
      name: typed.name,
      ...(member.hasPassword ? { password: typed.password } : {}),
    })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {general && <FailureState inline message={general} />}
      <TextField
        label={t.leaveName({ name })}
        autoComplete="off"
        value={typed.name}
        problem={wrongName}
        onChange={type('name')}
      />
      {member.hasPassword ? (
        <PasswordField
          label={t.leavePassword}
          autoComplete="current-password"
          value={typed.password}
          problem={wrongPassword}
          onChange={type('password')}
        />
      ) : (
        <p className="text-soft">{t.leaveFresh}</p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button
          type="submit"
          kind="danger"
          busy={leave.isPending}
          disabled={!isNamed || (member.hasPassword && typed.password === '')}
        >
          {t.leaveAction}
        </Button>
      </div>
    </form>
  )
}

function useLeave() {
  const t = useTexts('userCenter')
  const navigate = useNavigate()
  return useMutation({
    mutationFn: leaveForGood,
    onSuccess: () => {
      toast(t.left, { kind: 'success' })
      navigate('/', { replace: true })
    },
  })
}

function problemsOf(error: unknown) {
  const failure = error instanceof CallFailure ? error : undefined
  const of = (code: string) => (failure?.error === code ? failure.message : undefined)
  const wrongName = of('auth.wrong_name')
  const wrongPassword = of('auth.wrong_password')
  return {
    wrongName,
    wrongPassword,
    general: (wrongName ?? wrongPassword) ? undefined : failure?.message,
  }
}
