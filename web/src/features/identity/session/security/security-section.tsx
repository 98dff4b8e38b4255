import { useTexts } from '../../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../../lib/use-dialog-link.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useCurrentUser } from '../queries.ts'
import { DeviceList } from './device-list.tsx'
import { EmailPart } from './email-part.tsx'
import { FactorPart } from './factor-part.tsx'
import { PasswordPart } from './password-part.tsx'

/** All that keeps an account its owner's: password, e-mail, second factor, devices. */
export function SecuritySection() {
  const t = useTexts('security')
  const { open } = useDialogLink()
  const member = useCurrentUser().data?.userInfo
  if (!member) return <Skeleton className="h-40 w-full rounded-card" />
  if (member.kind === 'guest')
    return (
      <EmptyState
        icon="shield-check"
        title={t.guest}
        action={
          <Button kind="main" onClick={() => open('login')}>
            {t.logIn}
          </Button>
        }
      >
        {t.guestText}
      </EmptyState>
    )
  return (
    <div className="flex flex-col">
      <PasswordPart member={member} />
      <EmailPart member={member} />
      <FactorPart member={member} />
      <div className="border-t border-line py-5">
        <DeviceList />
      </div>
    </div>
  )
}
