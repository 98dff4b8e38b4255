import '../../../ui/late.css'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { Credentials } from './check-credentials.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { pendingFactor, usePendingFactor } from './pending-factor.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { useMailOffered } from './security/mail-offered.ts'
import { logIn, register } from './session.ts'

type LoginDialogProps = {
  open: boolean
  onClose: () => void
  /** Why it opened by itself. */
  reason?: string | undefined
  tab: string | null
  onTab: (tab: string) => void
}

const nothingTyped: Credentials = { username: '', password: '', email: '' }

/** Keeps what was typed when it is closed and opened again. */
export function LoginDialog({ open, onClose, reason, tab, onTab }: LoginDialogProps) {
  const t = useTexts('session')
  const security = useTexts('security')
  const common = useTexts('common')
  const { show } = useDialogLink()
  const [typed, setTyped] = useState(nothingTyped)
  const [again, setAgain] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const mode = tab === 'register' ? 'register' : 'login'
  const isNew = mode === 'register'
  const ticket = usePendingFactor()
  const mailOffered = useMailOffered()

  const close = () => {
    pendingFactor.set('')
    setAgain(undefined)
    onClose()
  }
  const done = (text: string) => {
    setTyped(nothingTyped)
    close()
    toast(text, { kind: 'success' })
  }
  const submit = async (credentials: Credentials) => {
    setAgain(undefined)
    if (isNew) {
      await register(credentials)
      const { email } = credentials
      done(email ? security.registeredMail({ email }) : t.registered)
    } else if (await logIn(credentials)) done(t.loggedIn)
  }
  const restarted = (why?: string) => {
    pendingFactor.set('')
    setAgain(why)
  }

  if (ticket)
    return (
      <DialogWindow
        open={open}
        onClose={close}
        title={security.factorTitle}
        closeLabel={common.close}
        initialFocus={first}
      >
        <SecondFactorForm
          ticket={ticket}
          onDone={() => done(t.loggedIn)}
          onBack={restarted}
          firstField={first}
        />
      </DialogWindow>
    )
  const why = again ?? reason
  return (
    <DialogWindow
      open={open}
      onClose={close}
      title={isNew ? t.registerTitle : t.loginTitle}
      description={t.keepsWork}
      closeLabel={common.close}
      initialFocus={first}
    >
      <div className="flex flex-col gap-5">
        {why && <FailureState inline message={why} />}
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
          takesEmail={isNew && mailOffered}
          help={
            !isNew && (
              <button
                type="button"
                className="touch-target self-start text-soft underline underline-offset-2 hover:text-text"
                onClick={() => show({ dialog: 'reset-password' })}
              >
                {security.forgot}
              </button>
            )
          }
        />
        <OtherWays mode={mode} active={open} onSignedIn={close} />
      </div>
    </DialogWindow>
  )
}
