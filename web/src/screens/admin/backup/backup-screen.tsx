import '../../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callOptions } from '../../../api/call-options.ts'
import type { ReplyAt } from '../../../api/endpoint-types.ts'
import { CallFailureState } from '../../../features/failure/call-failure-state.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { AdminFrame } from '../frame/admin-frame.tsx'
import { AdminPage } from '../frame/admin-page.tsx'
import { BackUpNow } from './back-up-now.tsx'
import { BackupRow } from './backup-row.tsx'

/** How often one asks after a backup under way. */
const askAgainMs = 2000

/** Where owners take everything out of the house. */
export function BackupScreen() {
  const t = useTexts('console')
  return (
    <AdminFrame place="backup" title={t.backupTitle}>
      <AdminPage title={t.backupTitle} text={t.backupText}>
        <Backups />
      </AdminPage>
    </AdminFrame>
  )
}

function Backups() {
  const t = useTexts('console')
  const backups = useQuery({
    ...callOptions('GET /backup/list', {}),
    refetchInterval: ({ state }) => (state.data?.makingSince ? askAgainMs : false),
    refetchOnMount: 'always',
  })
  useNews(backups.data)
  if (backups.isPending) return <Skeleton className="h-60 rounded-card" />
  if (backups.isError)
    return (
      <CallFailureState
        error={backups.error}
        busy={backups.isFetching}
        onRetry={() => void backups.refetch()}
      />
    )
  const { rows, enclosesKey } = backups.data
  return (
    <>
      <BackUpNow state={backups.data} />
      {rows.length === 0 ? (
        <EmptyState icon="download" title={t.backupEmpty}>
          {t.backupEmptyText}
        </EmptyState>
      ) : (
        <ul
          aria-label={t.backupList}
          className="divide-y divide-line rounded-card border border-line px-4"
        >
          {rows.map((backup) => (
            <BackupRow key={backup.name} backup={backup} />
          ))}
        </ul>
      )}
      <div className="text-soft">
        <p>{enclosesKey ? t.backupKey : t.backupNoKey}</p>
        <p className="mt-3">{t.backupRestore}</p>
        <code className="mt-2 block overflow-x-auto rounded-control bg-fill px-3 py-2 text-small text-text">
          npm run atelier -- restore FILE
        </code>
      </div>
    </>
  )
}

/** Tells that the one that was waited for is there. */
function useNews(state: ReplyAt<'GET /backup/list'> | undefined): void {
  const t = useTexts('console')
  const waited = useRef(false)
  useEffect(() => {
    if (!state) return
    if (waited.current && !state.makingSince && !state.failure)
      toast(t.backupDone, { kind: 'success' })
    waited.current = state.makingSince !== null
  }, [state, t])
}
