import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** To guests, where there can be nothing of theirs yet. */
export function NeedsAccount() {
  const t = useTexts('ownGallery')
  const { open } = useDialogLink()
  return (
    <EmptyState
      alone
      icon="user-round"
      title={t.loginTitle}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => open('login')}>{t.logIn}</Button>
          <Button kind="main" onClick={() => open('login', { tab: 'register' })}>
            {t.register}
          </Button>
        </span>
      }
    >
      {t.loginText}
    </EmptyState>
  )
}
