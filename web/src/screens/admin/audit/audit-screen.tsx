import '../../../ui/late.css'
import type { AuditedAction } from '@atelier/contract/features/running/audit'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { AdminRoom } from '../frame/admin-room.tsx'
import { PagedList } from '../frame/paged-list.tsx'
import { RowList } from '../frame/row-list.tsx'
import { useList } from '../frame/use-list.ts'

/** What those who run the site have done. */
export function AuditScreen() {
  const t = useTexts('console')
  const [actor, setActor] = useState('')
  return (
    <AdminRoom place="audit" title={t.auditTitle} text={t.auditText}>
      <SearchField
        label={t.auditActor}
        labelShown
        exact
        maxLength={64}
        value={actor}
        onWords={setActor}
        className="sm:w-80"
      />
      <AuditList actor={useDeferredValue(actor.trim())} />
    </AdminRoom>
  )
}

function AuditList({ actor }: { actor: string }) {
  const t = useTexts('console')
  const pages = useList([...dataKey('audit.list'), actor], (page, settings) =>
    call('audit.list', { actor, ...page }, settings),
  )
  const empty = actor ? (
    <p role="status" className="text-soft">
      {t.auditNone}
    </p>
  ) : (
    <EmptyState icon="history" title={t.auditEmpty}>
      {t.auditEmptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} empty={empty} count={t.auditCount({ n: pages.count })}>
      {(actions) => (
        <RowList label={t.auditList}>
          {actions.map((action) => (
            <AuditRow key={action.id} action={action} />
          ))}
        </RowList>
      )}
    </PagedList>
  )
}

/** Who did what, when and where; what was sent can be unfolded. */
function AuditRow({ action }: { action: AuditedAction }) {
  const t = useTexts('console')
  const { dateTime } = useFormats()
  const { at, actor, role, site, call, outcome } = action
  return (
    <li className="flex flex-col gap-1 py-3.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t.acts[call] ?? call}</span>
        {outcome === null && <Badge tone="warning">{t.unended}</Badge>}
        {outcome !== null && outcome !== 'done' && (
          <Badge tone="danger">{t.refused({ code: outcome })}</Badge>
        )}
      </p>
      <p className="text-small wrap-anywhere text-soft">
        {actor} · {t.roles[role]} · {site} · <time dateTime={at}>{dateTime(at)}</time>
      </p>
      <Details action={action} />
    </li>
  )
}

function Details({ action: { call, ip, input } }: { action: AuditedAction }) {
  const t = useTexts('console')
  const sent = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return (
    <details className="text-small">
      <summary className="touch-target w-fit cursor-pointer text-soft hover:text-text">
        {t.details}
      </summary>
      <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 wrap-anywhere">
        {[[t.call, call], [t.from, ip], ...sent].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
