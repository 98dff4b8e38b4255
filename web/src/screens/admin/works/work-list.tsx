import { isUnderWay } from '@atelier/contract/work-terms'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useVisible } from '../../../lib/visible.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PagedList } from '../frame/paged-list.tsx'
import { useList } from '../frame/use-list.ts'
import { filterIn, inputOf, isNarrowed } from './work-filter.ts'
import { WorkTable } from './work-table.tsx'

const freshMs = 5000

/** Works that fit the address, newest first; read anew as long as some of them are under way. */
export function WorkList() {
  const t = useTexts('adminWorks')
  const filter = filterIn(useLocation().search)
  const input = inputOf(filter, new Date())
  const pages = useList([...dataKey('GET /admin/works/list'), input], (page, settings) =>
    call('GET /admin/works/list', { ...input, ...page }, settings),
  )
  const { query, rows, count } = pages
  const now = query.data?.pages.at(-1)
  const isMoving = useVisible() && rows.some(({ status }) => isUnderWay(status))
  const { refetch } = query
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => void refetch(), freshMs)
    return () => clearInterval(timer)
  }, [isMoving, refetch])
  const empty = isNarrowed(filter) ? (
    <EmptyState icon="search" title={t.nothingFits}>
      {t.nothingFitsText}
    </EmptyState>
  ) : (
    <EmptyState icon="images" title={t.empty}>
      {t.emptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} empty={empty}>
      {(works) => (
        <>
          <p className="figures flex flex-wrap justify-between gap-x-4">
            <span role="status" className="font-medium">
              {t.count({ n: count })}
            </span>
            {now && <span className="text-soft">{t.queue(now)}</span>}
          </p>
          <WorkTable works={works} />
        </>
      )}
    </PagedList>
  )
}
