import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { useState } from 'react'
import { DeviceList } from '../../../features/identity/session/security/device-list.tsx'
import { PasswordForm } from '../../../features/identity/session/security/password-form.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { LoginWays } from './login-ways.tsx'
import { Row, Section } from './section.tsx'

export function SecuritySection({ member }: { member: UserInfo }) {
  const t = useTexts('settings')
  const [changing, setChanging] = useState(false)
  return (
    <Section title={t.security}>
      <LoginWays member={member} />
      {member.hasPassword &&
        (changing ? (
          <PasswordForm onCancel={() => setChanging(false)} />
        ) : (
          <Row title={t.password} text={t.passwordText}>
            <Button onClick={() => setChanging(true)}>{t.changePassword}</Button>
          </Row>
        ))}
      <div>
        <p className="mb-0.5 font-medium">{t.devices}</p>
        <DeviceList />
      </div>
    </Section>
  )
}
