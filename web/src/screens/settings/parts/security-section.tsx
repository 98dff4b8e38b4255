import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DeviceList } from './device-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { Row, Section } from './section.tsx'

export function SecuritySection() {
  const t = useTexts('settings')
  const [changing, setChanging] = useState(false)
  return (
    <Section title={t.security}>
      {changing ? (
        <PasswordForm onCancel={() => setChanging(false)} />
      ) : (
        <Row title={t.password} text={t.passwordText}>
          <Button onClick={() => setChanging(true)}>{t.changePassword}</Button>
        </Row>
      )}
      <DeviceList />
    </Section>
  )
}
