import { SearchField } from '../../../ui/search-field.tsx'
import '../../../ui/late.css'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminRoom } from '../frame/admin-room.tsx'
import { PagedList } from '../frame/paged-list.tsx'
import { RowList } from '../frame/row-list.tsx'
import { useList } from '../frame/use-list.ts'
import { AuditRow } from './audit-row.tsx'

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
  const pages = useList([...dataKey('GET /audit/list'), actor], (page, settings) =>
    call('GET /audit/list', { actor, ...page }, settings),
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
      {(acts) => (
        <RowList label={t.auditList}>
          {acts.map((act) => (
            <AuditRow key={act.id} act={act} />
          ))}
        </RowList>
      )}
    </PagedList>
  )
}
