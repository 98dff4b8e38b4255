// What belongs to the place one is at, beside the rail: conversations, or its kinds and what is in it.
import '../../ui/late.css'
import type { ReactNode } from 'react'
import { RecentGroups } from '../../features/groups/recent-groups.tsx'
import { useRunningGroups } from '../../features/runs/use-runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PinnedSlot } from './pinned-slot.tsx'
import { PlaceLinks } from './place-links.tsx'
import { useCurrentPlace, usePlaces } from './use-places.ts'

export function ListPane({ onFold }: { onFold: () => void }) {
  const t = useTexts('common')
  const current = useCurrentPlace()
  const place = usePlaces().find(({ name }) => name === current)
  const fold = (
    <IconButton
      icon="panel-left"
      label={t.collapseSidebar}
      hotkey="mod+b"
      aria-expanded
      onClick={onFold}
    />
  )
  if (current === 'chat' || current === 'home' || !place) return <Conversations actions={fold} />
  return (
    <>
      <div className="flex h-12 shrink-0 items-center justify-between pr-2 pl-4.5">
        <h2 className="truncate font-semibold">{place.label}</h2>
        {fold}
      </div>
      <nav aria-label={place.label} className="scroll-quiet min-h-0 flex-1 px-2 pb-2">
        <PlaceLinks links={place.entries} />
      </nav>
    </>
  )
}

function Conversations({ actions }: { actions: ReactNode }) {
  return (
    <RecentGroups
      running={useRunningGroups()}
      actions={actions}
      above={<PinnedSlot onNavigate={() => undefined} />}
    />
  )
}
