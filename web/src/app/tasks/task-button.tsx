import { TaskCentre } from '../../features/making/tasks/task-centre.tsx'
import { useTasks } from './use-tasks.ts'

export function TaskButton({ size }: { size: 'medium' | 'large' }) {
  const { tasks, refresh, failed } = useTasks()
  return <TaskCentre tasks={tasks} onRefresh={refresh} failed={failed} size={size} />
}
