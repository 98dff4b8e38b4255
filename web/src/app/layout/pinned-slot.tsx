import { Suspense, use } from 'react'
import { useStored } from '../../lib/storage/use-stored.ts'
import { late } from '../../ui/late.ts'
import { TasksWanted } from '../tasks/tasks-wanted.ts'
import { pinnedShown } from './pinned-shown.ts'

const PinnedApps = late(async () => (await import('./pinned-apps.tsx')).PinnedApps)

/** The place of the pinned apps. Where none were so far, nobody asks for them before somebody has stirred. */
export function PinnedSlot({ onNavigate }: { onNavigate: () => void }) {
  const { count, isFolded } = useStored(pinnedShown)
  const wanted = use(TasksWanted)
  if (count === 0 && !wanted) return null
  const height = count === 0 ? 0 : 40 + (isFolded ? 0 : count * 36)
  const space = <div className="shrink-0" style={{ height, maxHeight: '45%' }} />
  return (
    <Suspense fallback={space}>
      <PinnedApps space={space} onNavigate={onNavigate} />
    </Suspense>
  )
}
