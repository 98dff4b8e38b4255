import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from './section.tsx'

/** What somebody without an account could have here. */
export function GuestSection() {
  const t = useTexts('settings')
  const { show } = useDialogLink()
  return (
    <Section title={t.profile}>
      <p className="text-soft">{t.guestProfile}</p>
      <Button
        kind="main"
        icon="log-in"
        className="self-start"
        onClick={() => show({ dialog: 'login' })}
      >
        {t.logIn}
      </Button>
    </Section>
  )
}
