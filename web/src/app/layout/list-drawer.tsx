// What stands beside the rail of a desktop, where there is no room for it: on a phone conversations alone, since its tabs lead to the places.
import '../../ui/late.css'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { RecentGroups } from '../../features/groups/recent-groups.tsx'
import { useRunningGroups } from '../../features/runs/use-runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useIsPhone } from '../../lib/media.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { PlacePane } from './panes/place-pane.tsx'
import { PinnedSlot } from './pinned-slot.tsx'
import { useCurrentPlace, usePlaces } from './use-places.ts'

type ListDrawerProps = { open: boolean; onClose: () => void }

export function ListDrawer({ open, onClose }: ListDrawerProps) {
  const t = useTexts('chat')
  const isPhone = useIsPhone()
  const current = useCurrentPlace()
  const place = usePlaces().find(({ name }) => name === current)
  const hasConversations = isPhone || current === 'chat' || current === 'home' || !place
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (key !== shownAt.current) onClose()
    shownAt.current = key
  }, [key, onClose])
  return (
    <Drawer open={open} onClose={onClose} label={hasConversations ? t.conversations : place.label}>
      {isPhone ? <Conversations onClose={onClose} /> : <PlacePane onChosen={onClose} />}
    </Drawer>
  )
}

function Conversations({ onClose }: { onClose: () => void }) {
  return (
    <RecentGroups
      running={useRunningGroups()}
      onChosen={onClose}
      above={<PinnedSlot onNavigate={onClose} />}
    />
  )
}
