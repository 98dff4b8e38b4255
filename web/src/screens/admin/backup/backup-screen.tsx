import { Query } from '../../../ui/query.tsx'
import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AdminRoom } from '../frame/admin-room.tsx'
import { RowList } from '../frame/row-list.tsx'
import { BackUpNow } from './back-up-now.tsx'
import { BackupRow } from './backup-row.tsx'
import { useBackups } from './use-backups.ts'

/** Where owners take everything out of the house. */
export function BackupScreen() {
  const t = useTexts('console')
  return (
    <AdminRoom place="backup" title={t.backupTitle} text={t.backupText}>
      <Backups />
    </AdminRoom>
  )
}

function Backups() {
  const t = useTexts('console')
  const backups = useBackups()
  return (
    <Query of={backups} waiting={<Skeleton className="h-60 rounded-card" />} keeps="nothing">
      {(state) => (
        <>
          <BackUpNow state={state} />
          {state.rows.length === 0 ? (
            <EmptyState icon="download" title={t.backupEmpty}>
              {t.backupEmptyText}
            </EmptyState>
          ) : (
            <RowList label={t.backupList}>
              {state.rows.map((backup) => (
                <BackupRow key={backup.name} backup={backup} />
              ))}
            </RowList>
          )}
          <div className="text-soft">
            <p>{state.enclosesKey ? t.backupKey : t.backupNoKey}</p>
            <p className="mt-3">{t.backupRestore}</p>
            <code className="mt-2 block overflow-x-auto rounded-control bg-fill px-3 py-2 text-small text-text">
              npm run atelier -- restore FILE
            </code>
          </div>
        </>
      )}
    </Query>
  )
}
