import type { PersonPage } from '@atelier/contract/features/running/users'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'

/** Who somebody is and what they have, in figures. */
export function PersonOverview({ person }: { person: PersonPage }) {
  const t = useTexts('adminPeople')
  const { number, dateTime, ago } = useFormats()
  const { userBalance, invitedBy } = person
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
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
    <div className="bg-page px-4 py-3">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="figures mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
