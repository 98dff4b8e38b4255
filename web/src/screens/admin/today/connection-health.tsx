import type { ConnectionHealth as Health } from '@atelier/contract/features/running/analytics'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const freshMs = 60_000

/** How each connection did lately, those that fail first. */
export function ConnectionHealth({ all, mayOpen }: { all: boolean; mayOpen: boolean }) {
  const t = useTexts('adminToday')
  const health = useQuery({
    ...callOptions('analytics.health', { all }),
    refetchInterval: freshMs,
  })
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-read font-semibold">{t.health}</h2>
        <p className="text-soft">{all ? t.healthTextAll : t.healthText}</p>
      </div>
      <Query of={health} waiting={<Skeleton className="h-40 rounded-card" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-soft">{t.noConnections}</p>
          ) : (
            <HealthTable rows={rows} mayOpen={mayOpen} />
          )
        }
      </Query>
    </section>
  )
}

function HealthTable({ rows, mayOpen }: { rows: readonly Health[]; mayOpen: boolean }) {
  const t = useTexts('adminToday')
  const { number } = useFormats()
  const columns: Column<Health>[] = [
    {
      key: 'connection',
      title: t.connection,
      main: true,
      cell: (row) => <Named row={row} mayOpen={mayOpen} />,
    },
    { key: 'lately', title: t.lately, cell: ({ hour }) => <Outcome of={hour} /> },
    { key: 'day', title: t.lastDay, cell: ({ day }) => <Outcome of={day} /> },
    {
      key: 'first',
      title: t.first,
      end: true,
      cell: ({ waitMs }) =>
        waitMs === null ? '–' : t.seconds({ n: number(Math.round(waitMs / 100) / 10) }),
    },
    { key: 'last', title: t.lastFailure, cell: (row) => <LastFailure row={row} /> },
  ]
  return (
    <DataTable
      label={t.health}
      columns={columns}
      rows={rows}
      rowKey={({ connectionId, engine }) => `${connectionId} ${engine}`}
    />
  )
}

function Named({ row, mayOpen }: { row: Health; mayOpen: boolean }) {
  const t = useTexts('adminToday')
  const { connectionId, label, engine, isEnabled } = row
  const name = label || (connectionId === 0 ? t.own : engine)
  return (
    <span className="flex flex-col items-start">
      {mayOpen && label ? (
        <Link to={`/admin/connections/${connectionId}`} className="wrap-anywhere hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="flex gap-1.5 text-small font-normal text-soft">
        {engine}
        {!isEnabled && <Badge>{t.off}</Badge>}
      </span>
    </span>
  )
}

function Outcome({ of: { done, failed } }: { of: Health['hour'] }) {
  const t = useTexts('adminToday')
  const { number } = useFormats()
  if (done + failed === 0) return <span className="text-soft">{t.nothingAsked}</span>
  const text = t.outcome({ done: number(done), failed: number(failed) })
  if (failed === 0) return text
  return <Badge tone={failed > done ? 'danger' : 'warning'}>{text}</Badge>
}

function LastFailure({ row: { lastFailure, lastFailedAt } }: { row: Health }) {
  const { ago, dateTime } = useFormats()
  if (!lastFailedAt) return '–'
  return (
    <span className="block max-w-80">
      <span className="line-clamp-2 text-small wrap-anywhere" title={lastFailure}>
        {lastFailure}
      </span>
      <time dateTime={lastFailedAt} title={dateTime(lastFailedAt)} className="text-small text-soft">
        {ago(lastFailedAt)}
      </time>
    </span>
  )
}
