import { useState } from 'react'
import { logOut } from '../../../features/identity/session/session.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-manager.ts'

export function LogoutButton() {
  const t = useTexts('session')
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await logOut()
    toast(t.loggedOut, { kind: 'success' })
  }
  return (
    <Button icon="log-out" busy={busy} onClick={() => void leave()}>
      {t.logout}
    </Button>
  )
}
