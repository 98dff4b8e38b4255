import { Suspense, use } from 'react'
import { late } from '../../ui/late.ts'
import { TasksWanted } from './tasks-wanted.ts'

const TaskButton = late(async () => (await import('./task-button.tsx')).TaskButton)

/** The place of the button with the tasks, which comes late and moves nothing when it does. */
export function TaskSlot({ size }: { size: 'medium' | 'large' }) {
  const wanted = use(TasksWanted)
  const space = <span className={size === 'large' ? 'size-9' : 'size-8'} />
  return wanted ? (
    <Suspense fallback={space}>
      <TaskButton size={size} />
    </Suspense>
  ) : (
    space
  )
}
