import type { UserInfo } from '@atelier/contract/features/identity/auth'
import { ProfileForm } from '../../../features/identity/profile/profile-form.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { LogoutButton } from './logout-button.tsx'
import { Section } from './section.tsx'

export function ProfileSection({ member }: { member: UserInfo }) {
  const t = useTexts('settings')
  return (
    <Section title={t.profile}>
      <ProfileForm member={member} action={<LogoutButton />} />
    </Section>
  )
}
