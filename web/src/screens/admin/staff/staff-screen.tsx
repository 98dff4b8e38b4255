import { Query } from '../../../ui/query.tsx'
import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminRoom } from '../frame/admin-room.tsx'
import { RowList } from '../frame/row-list.tsx'
import { AppointForm } from './appoint-form.tsx'
import { StaffRow } from './staff-row.tsx'

/** Where owners say who else runs the site. */
export function StaffScreen() {
  const t = useTexts('console')
  return (
    <AdminRoom place="staff" title={t.staffTitle} text={t.staffText}>
      <AppointForm />
      <StaffList />
    </AdminRoom>
  )
}

function StaffList() {
  const t = useTexts('console')
  const staff = useQuery(callOptions('GET /staff/list', {}))
  return (
    <Query of={staff} waiting={<Skeleton className="h-40 rounded-card" />} keeps="nothing">
      {({ rows }) => (
        <RowList label={t.staffList}>
          {rows.map((member) => (
            <StaffRow key={member.accountId} member={member} />
          ))}
        </RowList>
      )}
    </Query>
  )
}
