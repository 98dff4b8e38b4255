import { Suspense, use } from 'react'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { late } from '../../../ui/late.ts'
import { TasksWanted } from '../../tasks/tasks-wanted.ts'
import type { RailPlace } from '../rail-places.ts'
import { PlaceLinks } from './place-links.tsx'
import { worksShown } from './works-shown.ts'

const RecentWorks = late(async () => (await import('./recent-works.tsx')).RecentWorks)

/** The kinds of what can be made, and what was made last. Where nothing was so far, nobody asks before somebody has stirred. */
export function CreatePane({ place }: { place: RailPlace }) {
  const hadWorks = useStored(worksShown)
  const wanted = use(TasksWanted)
  return (
    <>
      <PlaceLinks links={place.entries} />
      {(hadWorks || wanted) && (
        <Suspense>
          <RecentWorks />
        </Suspense>
      )}
    </>
  )
}
