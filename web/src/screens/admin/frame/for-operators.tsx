import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What others see of a screen that is for those who run the site. */
export function ForOperators({ isGuest }: { isGuest: boolean }) {
  const t = useTexts('admin')
  const { open } = useDialogLink()
  return (
    <Notice
      icon="lock"
      title={t.forOperators}
      action={
        isGuest && (
          <Button kind="main" onClick={() => open('login')}>
            {t.logIn}
          </Button>
        )
      }
    >
      {t.forOperatorsText}
    </Notice>
  )
}
