// The conversations of a screen that has no room for a list beside it.
import '../../ui/late.css'
import { RecentGroups } from '../../features/groups/recent-groups.tsx'
import { useRunningGroups } from '../../features/runs/use-runs.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { PinnedSlot } from './pinned-slot.tsx'

type ConversationDrawerProps = { open: boolean; onClose: () => void }

export function ConversationDrawer({ open, onClose }: ConversationDrawerProps) {
  const t = useTexts('chat')
  return (
    <Drawer open={open} onClose={onClose} label={t.conversations}>
      <RecentGroups
        running={useRunningGroups()}
        onChosen={onClose}
        above={<PinnedSlot onNavigate={onClose} />}
      />
    </Drawer>
  )
}
