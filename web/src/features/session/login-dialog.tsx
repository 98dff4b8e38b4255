import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast-manager.ts'
import type { Credentials } from './check-credentials.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { logIn, register } from './session.ts'

type LoginDialogProps = {
  open: boolean
  onClose: () => void
  /** Why it opened by itself. */
  reason?: string | undefined
  tab: string | null
  onTab: (tab: string) => void
}

const nothingTyped: Credentials = { username: '', password: '' }

/** Keeps what was typed when it is closed and opened again. */
export function LoginDialog({ open, onClose, reason, tab, onTab }: LoginDialogProps) {
  const t = useTexts('session')
  const common = useTexts('common')
  const [typed, setTyped] = useState(nothingTyped)
  const first = useRef<HTMLInputElement>(null)
  const mode = tab === 'register' ? 'register' : 'login'
  const isNew = mode === 'register'

  const submit = async (credentials: Credentials) => {
    await (isNew ? register(credentials) : logIn(credentials))
    setTyped(nothingTyped)
    onClose()
    toast(isNew ? t.registered : t.loggedIn, { kind: 'success' })
  }

  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={isNew ? t.registerTitle : t.loginTitle}
      description={t.keepsWork}
      closeLabel={common.close}
      initialFocus={first}
    >
      <div className="flex flex-col gap-5">
        {reason && <FailureState inline message={reason} />}
        <Segmented
          label={t.tabsLabel}
          value={mode}
          options={[
            { value: 'login', label: t.login },
            { value: 'register', label: t.register },
          ]}
          onChange={onTab}
          wide
        />
        <CredentialsForm
          key={mode}
          mode={mode}
          action={isNew ? t.register : t.login}
          value={typed}
          onChange={setTyped}
          onSubmit={submit}
          firstField={first}
        />
      </div>
    </DialogWindow>
  )
}
