import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { callOptions } from '../../../../api/call-options.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage } from '../../frame/admin-page.tsx'
import { RoomTabs } from '../../frame/room-tabs.tsx'
import { PersonBadges } from '../list/person-badges.tsx'
import { usePersonName } from '../person-name.ts'
import { DeviceList } from './device-list.tsx'
import { InvitationList } from './invitation-list.tsx'
import { PersonActions } from './person-acts.tsx'
import { PersonLedger } from './person-ledger.tsx'
import { PersonOverview } from './person-overview.tsx'

const tabs = ['overview', 'ledger', 'devices', 'invitations'] as const

/** Somebody: what they hold and have, and what can be done for them and against them. */
export function PersonPage({ id, tab }: { id: number; tab: string }) {
  const t = useTexts('adminPeople')
  const { dateTime } = useFormats()
  const nameOf = usePersonName()
  const person = useQuery({ ...callOptions('GET /admin/people/person', { id }), staleTime: 0 })
  if (!tabs.some((one) => one === tab)) return <Navigate to={`/admin/people/${id}`} replace />
  const { data } = person
  const name = data ? nameOf(data) : ''
  return (
    <AdminPage wide title={name || t.title}>
      <Link
        to="/admin/people"
        className="touch-target flex items-center gap-1 self-start rounded-small text-soft hover:text-text"
      >
        <Icon name="chevron-left" size={16} />
        {t.all}
      </Link>
      <Query of={person} waiting={<Skeleton className="h-96 rounded-card" />} keeps="both">
        {(data) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-read font-semibold wrap-anywhere lg:hidden">{name}</span>
              {data.username && data.username !== name && (
                <span className="text-soft">{data.username}</span>
              )}
              <PersonBadges person={data} />
            </div>
            {data.blockedAt && (
              <p className="rounded-card bg-danger-fill px-4 py-3 text-danger wrap-anywhere">
                {t.blockedSince({ date: dateTime(data.blockedAt), reason: data.blockedReason })}
              </p>
            )}
            <PersonActions person={data} name={name} />
            <RoomTabs
              label={t.tabs}
              tabs={tabs.map((one) => ({
                to: one === 'overview' ? `/admin/people/${id}` : `/admin/people/${id}/${one}`,
                label: t[one],
                count:
                  one === 'devices'
                    ? data.devices.length
                    : one === 'invitations'
                      ? data.invitedCount
                      : undefined,
              }))}
            />
            {tab === 'overview' && <PersonOverview person={data} />}
            {tab === 'ledger' && <PersonLedger id={id} />}
            {tab === 'devices' && <DeviceList person={data} />}
            {tab === 'invitations' && <InvitationList person={data} />}
          </>
        )}
      </Query>
    </AdminPage>
  )
}
