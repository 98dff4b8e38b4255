import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useScanOffered } from '../../../features/identity/session/scan.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Row } from './section.tsx'

/** What the member logs in by, beside the password: username and messaging account. */
export function LoginWays({ member }: { member: UserInfo }) {
  const t = useTexts('binding')
  const session = useTexts('session')
  const { show } = useDialogLink()
  const offered = useScanOffered()
  const account = member.messagingAccount
  const boundAs = account?.name ? t.boundTo({ name: account.name }) : t.boundNameless
  return (
    <>
      <Row title={session.username} text={member.username || t.usernameNone}>
        {!member.username && (
          <Button onClick={() => show({ dialog: 'bind-username' })}>{t.usernameTitle}</Button>
        )}
      </Row>
      {(offered || account) && (
        <Row title={t.messagingApp} text={account ? boundAs : t.notBound}>
          <Button onClick={() => show({ dialog: 'bind-account' })}>
            {account ? t.manage : t.bindShort}
          </Button>
        </Row>
      )}
    </>
  )
}
