import type { ReactNode } from 'react'
import { RecentGroups } from '../../../features/talk/groups/recent-groups.tsx'
import { useRunningGroups } from '../../../features/talk/runs/use-runs.ts'
import { PinnedSlot } from '../pinned-slot.tsx'

type ConversationsPaneProps = {
  /** Stands at the end of its head. */
  actions?: ReactNode
  /** Called when one goes to a conversation. */
  onChosen: () => void
}

/** The conversations, with the pinned ways of asking above them. */
export function ConversationsPane({ actions, onChosen }: ConversationsPaneProps) {
  return (
    <RecentGroups
      running={useRunningGroups()}
      actions={actions}
      onChosen={onChosen}
      above={<PinnedSlot onNavigate={onChosen} />}
    />
  )
}
