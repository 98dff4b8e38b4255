import type { WorkOwner } from '@atelier/contract/features/running/work-admin'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'

/** Whose a work is, with the way to all that is known of them. */
export function OwnerLink({ owner }: { owner: WorkOwner }) {
  const t = useTexts('adminWorks')
  const { accountId, name, username, isGuest } = owner
  return (
    <Link to={`/admin/people/${accountId}`} className="wrap-anywhere hover:underline">
      {isGuest ? `${t.guest} ${accountId}` : name || username}
    </Link>
  )
}
