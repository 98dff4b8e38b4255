// What stood behind a work: its model and engine, what it was told, when, and what it cost.
import type { WorkDetail } from '@atelier/contract/features/running/work-admin'
import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { currentUserQuery } from '../../../api/current-user.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { paramText } from '../../../features/making/works/param-text.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OwnerLink } from './owner-link.tsx'

type Fact = readonly [string, ReactNode] | false

const between = (from: string | null, to: string | null): number | null =>
  from && to ? (Date.parse(to) - Date.parse(from)) / 1000 : null

export function WorkFacts({ detail }: { detail: WorkDetail }) {
  const t = useTexts('adminWorks')
  const { builtin } = useTexts('works')
  const fields = useTexts('fields')
  const { dateTime } = useFormats()
  const { work, owner, engine, attempts, fieldLabels, requestKey } = detail
  const params = Object.entries(work.params).map(([name, value]) =>
    paramText({ name, value, label: fieldLabels[name], task: work.task }, fields),
  )
  const facts: Fact[] = [
    [t.person, <OwnerLink key="person" owner={owner} />],
    [t.kind, fields.tasks[work.task]],
    [
      t.model,
      <span key="model">
        {work.model} {work.builtin && <Badge>{builtin}</Badge>}
      </span>,
    ],
    engine.model !== '' && engine.model !== work.model && [t.upstreamModel, engine.model],
    engine.id !== '' && [t.engine, engine.id],
    [t.connection, <Connection key="connection" engine={engine} />],
    ...params,
    work.count > 1 && [t.wanted, work.count],
    attempts.count > 0 && [
      t.attempts,
      <span key="attempts">
        {t.times({ n: attempts.count })}
        {attempts.nextAt && ` · ${t.nextTry({ at: dateTime(attempts.nextAt) })}`}
      </span>,
    ],
    ...useTimes(detail),
    ...useCost(detail),
    [
      t.requestKey,
      <span key="key" className="font-mono text-small">
        {requestKey}
      </span>,
    ],
  ]
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-3 text-read font-semibold">{t.facts}</h2>
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2">
        {facts.flatMap((fact) =>
          fact ? (
            <div key={fact[0]} className="contents">
              <dt className="text-soft">{fact[0]}</dt>
              <dd className="figures min-w-0 wrap-anywhere">{fact[1]}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
    </section>
  )
}

function Connection({ engine: { connection, connectionId } }: Pick<WorkDetail, 'engine'>) {
  const t = useTexts('adminWorks')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  if (connectionId === null) return <span className="text-soft">{t.connectionGone}</span>
  if (!mayDo(role, 'connections')) return connection
  return (
    <Link to={`/admin/connections/${connectionId}`} className="hover:underline">
      {connection}
    </Link>
  )
}

function useTimes({ work }: WorkDetail): Fact[] {
  const t = useTexts('adminWorks')
  const { dateTime, number } = useFormats()
  const { createdAt, startedAt, endedAt } = work
  const seconds = (span: number) => t.seconds({ n: number(Math.round(span * 10) / 10) })
  const waitedS = between(createdAt, startedAt)
  const tookS = between(startedAt, endedAt)
  return [
    [t.days, dateTime(createdAt)],
    startedAt !== null && [t.begun, dateTime(startedAt)],
    endedAt !== null && [t.ended, dateTime(endedAt)],
    waitedS !== null && [t.waited, seconds(waitedS)],
    tookS !== null && [t.took, seconds(tookS)],
  ]
}

function useCost({ work, credits }: WorkDetail): Fact[] {
  const t = useTexts('adminWorks')
  const works = useTexts('works')
  const { number } = useFormats()
  const amount = (n: number) => creditText(n, { t: works, number, purse: work.purse })
  const byHand = credits.refunded > 0 ? ` (${t.byHand({ n: amount(credits.refunded) })})` : ''
  return [
    [t.cost, amount(work.price)],
    work.returned > 0 && [t.returned, `${amount(work.returned)}${byHand}`],
  ]
}
