import { useMember } from '../../../features/identity/session/queries.ts'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { GuestSection } from './guest-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { VoiceSection } from './voice-section.tsx'

export function GeneralTab() {
  const member = useMember()
  return (
    <div className="px-6 py-6 max-sm:px-5 max-sm:pb-[max(32px,env(safe-area-inset-bottom))]">
      {member ? <ProfileSection key={member.id} member={member} /> : <GuestSection />}
      <AppearanceSection />
      <VoiceSection />
      {member && <SecuritySection member={member} />}
      <DataSection />
    </div>
  )
}
