import { useQuery } from '@tanstack/react-query'
import { callOptions } from '../../../api/call-options.ts'
import { StorageMeter } from '../../../features/identity/stored-bytes/storage-meter.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Query } from '../../../ui/query.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DataCard } from './data-card.tsx'

/** How much of their storage somebody has used, and by what. */
export function StorageCard() {
  const t = useTexts('userCenter').storage
  const stored = useQuery({ ...callOptions('accountData.storage', {}), refetchOnMount: 'always' })
  return (
    <DataCard title={t.title} text={t.text}>
      <Query of={stored} waiting={<Skeleton className="h-16 w-full max-w-96 rounded-control" />}>
        {(data) => <StorageMeter stored={data} texts={t} />}
      </Query>
    </DataCard>
  )
}
