import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { StorageMeter } from '../../../features/identity/stored-bytes/storage-meter.tsx'
import { CallFailureState } from '../../../features/site/failure/call-failure-state.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DataCard } from './data-card.tsx'

/** How much of their storage somebody has used, and by what. */
export function StorageCard() {
  const t = useTexts('userCenter').storage
  const stored = useQuery({ ...callOptions('GET /user/storage', {}), refetchOnMount: 'always' })
  return (
    <DataCard title={t.title} text={t.text}>
      {stored.isPending && <Skeleton className="h-16 w-full max-w-96 rounded-control" />}
      {stored.isError && !stored.data && (
        <CallFailureState
          error={stored.error}
          busy={stored.isFetching}
          onRetry={() => void stored.refetch()}
        />
      )}
      {stored.data && <StorageMeter stored={stored.data} texts={t} />}
    </DataCard>
  )
}
