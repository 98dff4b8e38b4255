import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { ShareWorkPanel } from './share-work-panel.tsx'

/** Of a work that everybody may see: its own page, which needs no link. Nothing otherwise. */
export function PublishedPart({ workId }: { workId: number }) {
  const { data } = useQuery({
    queryKey: ['publications.statesOf', 'shared', workId],
    queryFn: ({ signal }) =>
      // Without an answer there is one way less to share, which is no failure.
      call('publications.statesOf', { ids: [workId] }, { shownInPlace: true, signal }),
    refetchOnMount: 'always',
  })
  const published = data?.find(({ state }) => state === 'public')
  return (
    published && (
      <div className="border-b border-line pb-5">
        <ShareWorkPanel id={workId} title={published.title} address={`/workDetails?id=${workId}`} />
      </div>
    )
  )
}
