import type { Person } from '@atelier/contract/features/running/users'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'

/** Whether somebody is a guest, of the staff, or blocked. */
export function PersonBadges({
  person: { kind, staffRole, blockedAt },
}: {
  person: Pick<Person, 'kind' | 'staffRole' | 'blockedAt'>
}) {
  const t = useTexts('adminPeople')
  const { roles } = useTexts('console')
  return (
    <>
      {kind === 'guest' && <Badge>{t.guest}</Badge>}
      {staffRole && <Badge tone="success">{roles[staffRole]}</Badge>}
      {blockedAt && <Badge tone="danger">{t.blocked}</Badge>}
    </>
  )
}
