import '../../../ui/late.css'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import type { Credentials } from './check-credentials.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { useCurrentUser } from './queries.ts'

const nothingTyped: Credentials = { username: '', password: '' }

/** A username and a password for a member who came by a messaging account. Keeps what was typed when it is closed and opened again. */
export function BindUsernameDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('binding')
  const common = useTexts('common')
  const known = useCurrentUser().data?.userInfo
  // Stays what it is while it fades out.
  const last = useRef(known)
  if (open) last.current = known
  const user = last.current
  const [typed, setTyped] = useState(nothingTyped)
  const first = useRef<HTMLInputElement>(null)
  const isOpenTo = user?.kind === 'member' && !user.username

  const submit = async (credentials: Credentials) => {
    await call('auth.bindUsername', credentials, { shownInPlace: true })
    onClose()
    setTyped(nothingTyped)
    toast(t.usernameSaved, { kind: 'success' })
  }
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.usernameTitle}
      description={isOpenTo ? t.usernameText : undefined}
      closeLabel={common.close}
      initialFocus={first}
    >
      {!user ? (
        <Skeleton className="h-40 w-full rounded-card" />
      ) : isOpenTo ? (
        <CredentialsForm
          mode="register"
          action={t.usernameSave}
          value={typed}
          onChange={setTyped}
          onSubmit={submit}
          firstField={first}
        />
      ) : user.username ? (
        <EmptyState icon="user-round" title={t.usernameIs({ username: user.username })}>
          {t.usernameIsText}
        </EmptyState>
      ) : (
        <Guest />
      )}
    </DialogWindow>
  )
}

function Guest() {
  const t = useTexts('binding')
  const session = useTexts('session')
  const { show } = useDialogLink()
  return (
    <EmptyState
      icon="user-round"
      title={t.usernameGuest}
      action={
        <Button kind="main" onClick={() => show({ dialog: 'login', tab: 'register' })}>
          {session.register}
        </Button>
      }
    >
      {t.usernameGuestText}
    </EmptyState>
  )
}
