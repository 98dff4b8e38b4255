import { ProfileForm } from '../../../features/profile/profile-form.tsx'
import { useMember } from '../../../features/session/queries.ts'

export function ProfileSection() {
  const member = useMember()
  return member && <ProfileForm key={member.id} member={member} />
}
