import { ProfileForm } from '../../../features/identity/profile/profile-form.tsx'
import { useMember } from '../../../features/identity/session/queries.ts'

export function ProfileSection() {
  const member = useMember()
  return member && <ProfileForm key={member.id} member={member} />
}
