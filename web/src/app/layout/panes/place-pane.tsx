// What belongs to the place one is at: conversations, or its kinds and what is in it.
import { type ReactNode, Suspense } from 'react'
import { RecentGroups } from '../../../features/groups/recent-groups.tsx'
import { useRunningGroups } from '../../../features/runs/use-runs.ts'
import { useSite } from '../../../features/site/queries.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { late } from '../../../ui/late.ts'
import { PinnedSlot } from '../pinned-slot.tsx'
import type { RailPlace } from '../rail-places.ts'
import { useCurrentPlace, usePlaces } from '../use-places.ts'
import { CreatePane } from './create-pane.tsx'
import { PlaceLinks } from './place-links.tsx'

const ExplorePane = late(async () => (await import('./explore-pane.tsx')).ExplorePane)
const WorksPane = late(async () => (await import('./works-pane.tsx')).WorksPane)

type PlacePaneProps = {
  /** Stands at the end of its head. */
  actions?: ReactNode
  /** Called when one goes to a conversation. */
  onChosen?: () => void
}

export function PlacePane({ actions, onChosen = () => undefined }: PlacePaneProps) {
  const current = useCurrentPlace()
  const place = usePlaces().find(({ name }) => name === current)
  const { flatMenu } = useSite()
  // What a flat menu shows already needs no list of its own.
  if (flatMenu || current === 'chat' || current === 'home' || !place)
    return <Conversations actions={actions} onChosen={onChosen} />
  return (
    <>
      <div className="flex h-13 shrink-0 items-center justify-between pr-2 pl-4.5">
        <h2 className="truncate font-semibold">{place.label}</h2>
        {actions}
      </div>
      <nav key={current} aria-label={place.label} className="scroll-quiet min-h-0 flex-1 px-2 pb-4">
        <Boundary inline>
          <Suspense>
            <Content place={place} />
          </Suspense>
        </Boundary>
      </nav>
    </>
  )
}

function Content({ place }: { place: RailPlace }) {
  if (place.name === 'create') return <CreatePane place={place} />
  if (place.name === 'explore') return <ExplorePane />
  if (place.name === 'works') return <WorksPane />
  return <PlaceLinks links={place.entries} />
}

function Conversations({ actions, onChosen }: Required<PlacePaneProps>) {
  return (
    <RecentGroups
      running={useRunningGroups()}
      actions={actions}
      onChosen={onChosen}
      above={<PinnedSlot onNavigate={onChosen} />}
    />
  )
}
