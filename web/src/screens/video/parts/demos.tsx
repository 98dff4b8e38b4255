// Clips by the built-in film to look at, each with its recipe to begin with.
import type { Demo } from '@atelier/contract/features/making/media-library'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClipDemos } from '../../../features/making/demos/demo-queries.ts'
import { leavePlace } from '../../../lib/leave-place.ts'
import { late } from '../../../ui/late.ts'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { demoIn, searchWithDemo } from '../demo-link.ts'
import { DemoCard } from './demo-card.tsx'

const DemoDialog = late(async () => (await import('./demo-dialog.tsx')).DemoDialog)

type DemosProps = {
  onUse: (demo: Demo) => void
  /** Above them. */
  title?: string
}

const places = [1, 2, 3, 4, 5, 6]
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-1'

export function Demos({ onUse, title }: DemosProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const query = useClipDemos()
  const demos = query.data?.rows ?? []
  const openId = demoIn(search)
  const opened = demos.find(({ id }) => id === openId)
  const close = () => leavePlace(navigate, searchWithDemo(location.search, null))
  if (query.isPending)
    return (
      <div aria-hidden="true" className={grid}>
        {places.map((place) => (
          <Skeleton key={place} className="aspect-[16/9] rounded-small" />
        ))}
      </div>
    )
  if (query.isError && demos.length === 0) return <QueryFailure of={query} />
  return (
    <>
      {title && demos.length > 0 && <h2 className="px-3 pb-3 font-medium">{title}</h2>}
      <ul className={grid}>
        {demos.map((demo) => (
          <li key={demo.id}>
            <DemoCard demo={demo} onUse={() => onUse(demo)} to={searchWithDemo(search, demo.id)} />
          </li>
        ))}
      </ul>
      {opened && (
        <Suspense>
          <DemoDialog demo={opened} onClose={close} onUse={() => onUse(opened)} />
        </Suspense>
      )}
    </>
  )
}
