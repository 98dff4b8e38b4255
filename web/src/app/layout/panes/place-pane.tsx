// What belongs to the place one is at: conversations, or its kinds and what is in it.
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { dropBootList } from '../../../lib/boot-list.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { late } from '../../../ui/late.ts'
import type { RailPlace } from '../rail-places.ts'
import { ConversationsPane } from './conversations-pane.tsx'
import { CreatePane } from './create-pane.tsx'
import { PlaceLinks } from './place-links.tsx'
import { usePaneOf } from './use-pane-of.ts'

const ExplorePane = late(async () => (await import('./explore-pane.tsx')).ExplorePane)
const WorksPane = late(async () => (await import('./works-pane.tsx')).WorksPane)

type PlacePaneProps = {
  /** Stands at the end of its head. */
  actions?: ReactNode
  /** Called when one goes to a conversation. */
  onChosen?: () => void
}

export function PlacePane({ actions, onChosen = () => undefined }: PlacePaneProps) {
  const place = usePaneOf()
  useLayoutEffect(() => {
    if (place) dropBootList()
  }, [place])
  if (!place) return <ConversationsPane actions={actions} onChosen={onChosen} />
  return (
    <>
      <div className="flex h-13 shrink-0 items-center justify-between pr-2 pl-4.5">
        <h2 className="truncate font-semibold">{place.label}</h2>
        {actions}
      </div>
      <nav
        key={place.name}
        aria-label={place.label}
        className="scroll-quiet min-h-0 flex-1 px-2 pb-4"
      >
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
