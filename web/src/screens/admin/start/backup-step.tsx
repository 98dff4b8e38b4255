import { mayDo } from '@atelier/contract/staff-roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { currentUserQuery } from '../../../api/current-user.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BackUpNow } from '../backup/back-up-now.tsx'
import { BackupRow } from '../backup/backup-row.tsx'
import { useBackups } from '../backup/use-backups.ts'

/** The first backup, by those who may take one. */
export function BackupStep() {
  const t = useTexts('adminStart')
  const role = useQuery(currentUserQuery).data?.userInfo.staffRole ?? null
  return mayDo(role, 'backUp') ? <Backups /> : <p>{t.backupByOwner}</p>
}

function Backups() {
  const t = useTexts('adminStart')
  const console = useTexts('console')
  const backups = useBackups()
  if (backups.isPending) return <Skeleton className="h-24 rounded-card" />
  if (backups.isError) return <QueryFailure of={backups} />
  const { rows, enclosesKey } = backups.data
  return (
    <div className="flex max-w-140 flex-col items-start gap-4">
      <BackUpNow state={backups.data} />
      {rows.length > 0 && (
        <ul
          aria-label={console.backupList}
          className="w-full divide-y divide-line rounded-card bg-card px-4"
        >
          {rows.slice(0, 3).map((backup) => (
            <BackupRow key={backup.name} backup={backup} />
          ))}
        </ul>
      )}
      <p className="text-soft">{enclosesKey ? console.backupKey : console.backupNoKey}</p>
      <Link to="/help/backup-and-restore" className="text-soft underline hover:text-text">
        {t.backupMore}
      </Link>
    </div>
  )
}
