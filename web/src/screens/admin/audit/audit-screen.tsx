import '../../../ui/late.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../api/call.ts'
import { dataKey } from '../../../api/call-options.ts'
import { CallFailureState } from '../../../features/failure/call-failure-state.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { AuditRow } from './audit-row.tsx'

const size = 50

/** What those who run the site have done. */
export function AuditScreen() {
  const t = useTexts('console')
  const [actor, setActor] = useState('')
  return (
    <AdminFrame place="audit" title={t.auditTitle}>
      <AdminPage title={t.auditTitle} text={t.auditText}>
        <TextField
          label={t.auditActor}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={actor}
          onChange={({ target }) => setActor(target.value)}
          className="sm:w-80"
        />
        <AuditList actor={useDeferredValue(actor.trim())} />
      </AdminPage>
    </AdminFrame>
  )
}

function AuditList({ actor }: { actor: string }) {
  const t = useTexts('console')
  const query = useInfiniteQuery({
    queryKey: [...dataKey('GET /audit/list'), 'list', actor],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call('GET /audit/list', { page, size, actor }, { shownInPlace: true, signal }),
    getNextPageParam: ({ count }, pages) =>
      pages.length * size < count ? pages.length + 1 : undefined,
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  })
  if (query.isPending) return <Skeleton className="h-80 rounded-card" />
  if (query.isError)
    return (
      <CallFailureState
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  const { pages } = query.data
  // What came in between pages moves rows from one to the next.
  const acts = [...new Map(pages.flatMap(({ rows }) => rows).map((act) => [act.id, act])).values()]
  if (acts.length === 0)
    return actor ? (
      <p role="status" className="text-soft">
        {t.auditNone}
      </p>
    ) : (
      <EmptyState icon="history" title={t.auditEmpty}>
        {t.auditEmptyText}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className="figures font-medium">
        {t.auditCount({ n: pages.at(-1)?.count ?? 0 })}
      </p>
      <ul
        aria-label={t.auditList}
        className="divide-y divide-line rounded-card border border-line px-4"
      >
        {acts.map((act) => (
          <AuditRow key={act.id} act={act} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  )
}
