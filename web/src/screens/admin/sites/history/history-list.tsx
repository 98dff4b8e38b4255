import { call } from '../../../../api/call.ts'
import { dataKey } from '../../../../api/call-options.ts'
import { byId, usePages } from '../../../../api/use-pages.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PagedList } from '../../frame/paged-list.tsx'
import { ChangeRow } from './change-row.tsx'

const size = 50

/** What was changed of the site's settings, newest first. */
export function HistoryList() {
  const t = useTexts('adminSites')
  const pages = usePages({
    queryKey: [...dataKey('GET /admin/sites/changes'), 'pages'],
    size,
    read: (page, signal) =>
      call('GET /admin/sites/changes', { page, size }, { shownInPlace: true, signal }),
    keyOf: byId,
    keepsBefore: true,
    refetchOnMount: 'always',
  })
  const empty = (
    <EmptyState icon="history" title={t.historyEmpty}>
      {t.historyEmptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} empty={empty}>
      {(changes) => (
        <ul
          aria-label={t.historyList}
          className="divide-y divide-line rounded-card border border-line px-4"
        >
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
