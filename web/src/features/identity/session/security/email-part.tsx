import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-manager.ts'
import { EmailForm } from './email-form.tsx'
import { useMailOffered } from './mail-offered.ts'
import { ProofForm } from './proof-form.tsx'
import { SecurityPart } from './security-part.tsx'
import { useUserChange } from './use-user-change.ts'

/** The e-mail of a member: bound, changed, removed. */
export function EmailPart({ member }: { member: UserInfo }) {
  const t = useTexts('security')
  const keep = useUserChange()
  const mailOffered = useMailOffered()
  const [doing, setDoing] = useState<'bind' | 'remove'>()
  const close = () => setDoing(undefined)

  const remove = async ({ password }: { password: string }) => {
    const { userInfo } = await call(
      'accountSecurity.removeEmail',
      { password },
      { shownInPlace: true },
    )
    keep(userInfo)
    close()
    toast(t.emailRemoved, { kind: 'success' })
  }
  const none = mailOffered ? t.emailNone : t.emailNoMail
  return (
    <SecurityPart
      title={t.email}
      text={member.email || none}
      actions={
        doing === undefined && (
          <>
            {member.email && (
              <Button kind="quiet" onClick={() => setDoing('remove')}>
                {t.removeEmail}
              </Button>
            )}
            {mailOffered && (
              <Button onClick={() => setDoing('bind')}>
                {member.email ? t.changeEmail : t.bindEmail}
              </Button>
            )}
          </>
        )
      }
    >
      {doing === 'bind' && (
        <EmailForm
          wantsPassword={member.hasPassword}
          onCancel={close}
          onBound={(userInfo) => {
            keep(userInfo)
            close()
            toast(t.emailBound, { kind: 'success' })
          }}
        />
      )}
      {doing === 'remove' && (
        <ProofForm
          text={t.removeEmailText}
          action={t.removeEmail}
          danger
          wantsPassword={member.hasPassword}
          wantsCode={false}
          onProven={remove}
          onCancel={close}
        />
      )}
    </SecurityPart>
  )
}
