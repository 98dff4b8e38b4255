// What stands beside the rail of a desktop, where there is no room for it: on a phone conversations alone, since its tabs lead to the places.
import '../../ui/late.css'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../i18n/use-texts.ts'
import { useIsPhone } from '../../lib/media.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { ConversationsPane } from './panes/conversations-pane.tsx'
import { PlacePane } from './panes/place-pane.tsx'
import { usePaneOf } from './panes/use-pane-of.ts'

type ListDrawerProps = { open: boolean; onClose: () => void }

export function ListDrawer({ open, onClose }: ListDrawerProps) {
  const t = useTexts('chat')
  const isPhone = useIsPhone()
  const place = usePaneOf()
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (key !== shownAt.current) onClose()
    shownAt.current = key
  }, [key, onClose])
  return (
    <Drawer open={open} onClose={onClose} label={isPhone || !place ? t.conversations : place.label}>
      {isPhone ? <ConversationsPane onChosen={onClose} /> : <PlacePane onChosen={onClose} />}
    </Drawer>
  )
}
