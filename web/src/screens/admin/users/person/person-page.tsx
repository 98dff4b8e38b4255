import type { PersonPage } from '@atelier/contract/features/running/users'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { callOptions } from '../../../../api/call-options.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Query } from '../../../../ui/query.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage } from '../../frame/admin-page.tsx'
import { RoomTabs } from '../../frame/room-tabs.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { PersonBadges } from '../list/person-badges.tsx'
import { usePersonName } from '../person-name.ts'
import { PersonActions } from './person-actions.tsx'
import { useSignOut } from './person-calls.ts'
import { PersonLedger } from './person-ledger.tsx'

const tabs = ['overview', 'ledger', 'devices', 'invitations'] as const
const guestTabs = ['overview', 'ledger'] as const

/** Somebody: what they hold and have, and what can be done for them and against them. */
export function UserPage({ id, tab }: { id: number; tab: string }) {
  const t = useTexts('adminPeople')
  const { dateTime } = useFormats()
  const nameOf = usePersonName()
  const person = useQuery({ ...callOptions('users.read', { id }), staleTime: 0 })
  if (!tabs.some((one) => one === tab)) return <Navigate to={`/admin/people/${id}`} replace />
  const { data } = person
  // A guest logs in on no device and invites nobody.
  const shown = data?.kind === 'guest' ? guestTabs : tabs
  const name = data ? nameOf(data) : ''
  return (
    <AdminPage title={name || t.title}>
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
              tabs={shown.map((one) => ({
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

/** Who somebody is and what they have, in figures. */
function PersonOverview({ person }: { person: PersonPage }) {
  const t = useTexts('adminPeople')
  const { number, dateTime, ago } = useFormats()
  const { userBalance, invitedBy } = person
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 rounded-card bg-card p-4 sm:grid-cols-3 lg:grid-cols-4">
      <Fact name={t.credits}>{number(userBalance.balance)}</Fact>
      {userBalance.chat_tokens !== null && (
        <Fact name={t.tokens}>{number(userBalance.chat_tokens)}</Fact>
      )}
      <Fact name={t.vip}>
        {userBalance.hh_vip_time ? dateTime(userBalance.hh_vip_time) : t.noVip}
      </Fact>
      <Fact name={t.conversations}>{number(person.conversations)}</Fact>
      <Fact name={t.works}>
        <Link className="underline" to={`/admin/works?person=${person.id}`}>
          {number(person.works)}
        </Link>
      </Fact>
      <Fact name={t.orders}>
        <Link className="underline" to={`/admin/money/orders?person=${person.id}`}>
          {number(person.orders)}
        </Link>
      </Fact>
      <Fact name={t.number}>{person.id}</Fact>
      <Fact name={t.email}>{person.email || t.noEmail}</Fact>
      {person.kind === 'member' && (
        <Fact name={t.login}>{person.hasSecondFactor ? t.secondFactor : t.noSecondFactor}</Fact>
      )}
      <Fact name={t.joined}>{dateTime(person.createdAt)}</Fact>
      <Fact name={t.seen}>{person.lastSeenAt ? ago(person.lastSeenAt) : t.never}</Fact>
      <Fact name={t.invitedBy}>
        {invitedBy ? (
          <Link className="underline" to={`/admin/people/${invitedBy.id}`}>
            {invitedBy.name || invitedBy.id}
          </Link>
        ) : (
          t.nobody
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="figures mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Where somebody is signed in, last used first. */
function DeviceList({ person }: { person: PersonPage }) {
  const t = useTexts('adminPeople')
  const { ago } = useFormats()
  const signOut = useSignOut()
  if (person.devices.length === 0)
    return (
      <p role="status" className="text-soft">
        {t.noDevices}
      </p>
    )
  return (
    <RowList label={t.deviceList}>
      {person.devices.map(({ id, name, ip, lastSeenAt, isLook }) => (
        <li key={id} className="flex items-center gap-3 py-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              {isLook && <Badge tone="warning">{t.look}</Badge>}
            </p>
            <p className="text-small text-soft">{t.deviceSeen({ ip, ago: ago(lastSeenAt) })}</p>
          </div>
          {person.mayManage && (
            <IconButton
              icon="log-out"
              label={t.signOutOne({ name })}
              onClick={() => !signOut.isPending && signOut.mutate({ id: person.id, deviceId: id })}
            />
          )}
        </li>
      ))}
    </RowList>
  )
}

/** Whom somebody invited, newest first. */
function InvitationList({ person }: { person: PersonPage }) {
  const t = useTexts('adminPeople')
  const { number, ago } = useFormats()
  if (person.invitedCount === 0)
    return (
      <p role="status" className="text-soft">
        {t.invitedNobody}
      </p>
    )
  return (
    <>
      <p className="figures font-medium">{t.invitedCount({ n: person.invitedCount })}</p>
      <RowList>
        {person.invited.map(({ id, name, reward, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <Link to={`/admin/people/${id}`} className="font-medium wrap-anywhere hover:underline">
              {name || id}
            </Link>
            <span className="figures text-soft">
              {t.reward({ n: number(reward), ago: ago(at) })}
            </span>
          </li>
        ))}
      </RowList>
    </>
  )
}
