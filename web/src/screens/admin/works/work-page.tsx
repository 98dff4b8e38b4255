import { isUnderWay } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { StateBadge } from './state-badge.tsx'
import { WorkActionBar } from './work-acts.tsx'
import { WorkFacts } from './work-facts.tsx'
import { WorkResults } from './work-results.tsx'

const freshMs = 2000

/** One work, whole; read anew until it has ended. */
export function WorkPage({ id }: { id: number }) {
  const t = useTexts('adminWorks')
  const from = (useLocation().state as { from?: string } | null)?.from ?? ''
  const detail = useQuery({
    ...callOptions('GET /admin/works/read', { id }),
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(data.work.status) ? freshMs : false,
  })
  const { data } = detail
  return (
    <AdminPage title={t.number({ id })} wide actions={data && <WorkActionBar detail={data} />}>
      <p className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to={`/admin/works${from}`}
          className="touch-target -ml-1 flex items-center gap-1 text-soft hover:text-text"
        >
          <Icon name="chevron-left" size={16} />
          {t.back}
        </Link>
        {data && <StateBadge status={data.work.status} />}
        {data && isUnderWay(data.work.status) && (
          <span role="status" className="figures text-small text-soft">
            {data.work.startedAt
              ? t.percent({ n: data.work.progress })
              : t.before({ n: data.work.place })}
          </span>
        )}
      </p>
      <Query of={detail} waiting={<Skeleton className="h-100 rounded-card" />}>
        {(data) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <WorkResults detail={data} />
            <WorkFacts detail={data} />
          </div>
        )}
      </Query>
    </AdminPage>
  )
}
