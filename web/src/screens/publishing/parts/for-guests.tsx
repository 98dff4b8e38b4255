import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Who publishes has a name. */
export function ForGuests() {
  const t = useTexts('publishing')
  const { show } = useDialogLink()
  return (
    <EmptyState
      icon="user-round"
      title={t.guestTitle}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button kind="main" onClick={() => show({ dialog: 'login', tab: 'register' })}>
            {t.signUp}
          </Button>
          <Button onClick={() => show({ dialog: 'login' })}>{t.logIn}</Button>
        </div>
      }
    >
      {t.guestText}
    </EmptyState>
  )
}
