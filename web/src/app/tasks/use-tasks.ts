import type { TaskSource } from '../../features/tasks/task.ts'
import { useAnswerTasks } from './use-answer-tasks.ts'

/** All that is under way for the caller. Another kind of task is one more source here. */
export function useTasks(options: { watch?: boolean } = {}): TaskSource {
  return useAnswerTasks(options)
}
