import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useState } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../../lib/use-dialog-link.ts'
import { Button } from '../../../../ui/button.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecurityPart } from './security-part.tsx'

/** The password; for a member without one, the way to username and password. */
export function PasswordPart({ member }: { member: UserInfo }) {
  const t = useTexts('settings')
  const binding = useTexts('binding')
  const { open } = useDialogLink()
  const [changing, setChanging] = useState(false)
  if (!member.hasPassword)
    return (
      <SecurityPart
        title={t.password}
        text={binding.usernameText}
        actions={<Button onClick={() => open('bind-username')}>{binding.usernameTitle}</Button>}
      />
    )
  return (
    <SecurityPart
      title={t.password}
      text={t.passwordText}
      actions={!changing && <Button onClick={() => setChanging(true)}>{t.changePassword}</Button>}
    >
      {changing && (
        <div className="max-w-100">
          <PasswordForm onCancel={() => setChanging(false)} />
        </div>
      )}
    </SecurityPart>
  )
}
