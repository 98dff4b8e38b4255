import '../../../ui/late.css'
import { figureRanges } from '@atelier/contract/analytics-terms'
import { seesAllSites } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { AdminRoom } from '../frame/admin-room.tsx'
import { ConnectionHealth } from './connection-health.tsx'
import { FigureCards } from './figure-cards.tsx'
import { NeedList } from './need-list.tsx'
import { SetupList } from './setup-list.tsx'
import { StorageUse } from './storage-use.tsx'
import { useRange } from './use-range.ts'

/** Where a day begins for those who run an installation. */
export function TodayScreen() {
  const t = useTexts('adminToday')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  const maySeeAll = role !== null && seesAllSites(role)
  const { asked } = useRange(maySeeAll)
  return (
    <AdminRoom
      place="today"
      title={t.title}
      text={t.text}
      actions={<RangeBar maySeeAll={maySeeAll} />}
    >
      {maySeeAll && <SetupList />}
      <NeedList role={role} />
      <FigureCards asked={asked} />
      <ConnectionHealth all={asked.all} mayOpen={maySeeAll} />
      <StorageUse />
    </AdminRoom>
  )
}

/** How many days the figures are of, and of which sites. */
function RangeBar({ maySeeAll }: { maySeeAll: boolean }) {
  const t = useTexts('adminToday')
  const { asked, chooseDays, chooseSites } = useRange(maySeeAll)
  return (
    <div className="flex flex-wrap gap-2">
      {maySeeAll && (
        <Segmented
          label={t.scope}
          value={asked.all ? 'all' : 'one'}
          options={[
            { value: 'one', label: t.thisSite },
            { value: 'all', label: t.allSites },
          ]}
          onChange={(scope) => chooseSites(scope === 'all')}
        />
      )}
      <Segmented
        label={t.range}
        value={String(asked.days)}
        options={figureRanges.map((n) => ({ value: String(n), label: t.days({ n }) }))}
        onChange={chooseDays}
      />
    </div>
  )
}
