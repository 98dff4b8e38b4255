import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { RowList } from '../../frame/row-list.tsx'
import { useList } from '../../frame/use-list.ts'
import { ChangeRow } from './change-row.tsx'

/** What was changed of the site's settings, newest first. */
export function HistoryList() {
  const t = useTexts('adminSites')
  const pages = useList(dataKey('GET /admin/sites/changes'), (page, settings) =>
    call('GET /admin/sites/changes', page, settings),
  )
  const empty = (
    <EmptyState icon="history" title={t.historyEmpty}>
      {t.historyEmptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} empty={empty}>
      {(changes) => (
        <RowList label={t.historyList}>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </RowList>
      )}
    </PagedList>
  )
}
