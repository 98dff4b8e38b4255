import { useMember } from '../../../features/identity/session/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { RoleForm } from './role-form.tsx'
import { Section } from './section.tsx'
import { SystemMessageForm } from './system-message-form.tsx'

export function AdvancedTab() {
  const t = useTexts('settings')
  const member = useMember()
  return (
    <div className="px-6 py-6 max-sm:px-5 max-sm:pb-[max(32px,env(safe-area-inset-bottom))]">
      <Section title={t.systemMessage}>
        <SystemMessageForm />
      </Section>
      <Section title={t.role}>
        {member ? (
          <RoleForm key={member.id} role={member.role} />
        ) : (
          <p className="text-soft">{t.roleGuest}</p>
        )}
      </Section>
    </div>
  )
}
