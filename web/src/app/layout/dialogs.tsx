// Opens the dialog that the address names. Each is loaded when it is first wanted and stays, so that it can leave quietly and keeps what was typed.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useDialogLink } from '../../lib/use-dialog-link.ts'
import { late } from '../../ui/late.ts'

const LoginDialog = late(
  async () => (await import('../../features/session/login-dialog.tsx')).LoginDialog,
)
const SettingsDialog = late(
  async () => (await import('../../screens/settings/settings-dialog.tsx')).SettingsDialog,
)
const ShortcutsDialog = late(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

export function Dialogs() {
  const { dialog, tab, close, show } = useDialogLink()
  const { state } = useLocation() as { state: { reason?: string } | null }
  const [seen, setSeen] = useState<string[]>([])
  useEffect(() => {
    if (dialog) setSeen((known) => (known.includes(dialog) ? known : [...known, dialog]))
  }, [dialog])

  const onTab = (wanted: string) => show({ tab: wanted })
  return (
    <Suspense>
      {seen.includes('login') && (
        <LoginDialog
          open={dialog === 'login'}
          onClose={close}
          reason={state?.reason}
          tab={tab}
          onTab={onTab}
        />
      )}
      {seen.includes('settings') && (
        <SettingsDialog open={dialog === 'settings'} onClose={close} tab={tab} onTab={onTab} />
      )}
      {seen.includes('shortcuts') && (
        <ShortcutsDialog open={dialog === 'shortcuts'} onClose={close} />
      )}
    </Suspense>
  )
}
