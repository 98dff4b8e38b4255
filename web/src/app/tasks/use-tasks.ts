import { useCallback, useMemo } from 'react'
import type { TaskSource } from '../../features/making/tasks/task.ts'
import { useAnswerTasks } from './use-answer-tasks.ts'
import { useWorkTasks } from './use-work-tasks.ts'

/** All that is under way for the caller. Another kind of task is one more source here. */
export function useTasks(options: { watch?: boolean } = {}): TaskSource {
  const answers = useAnswerTasks(options)
  const works = useWorkTasks(options)
  const tasks = useMemo(() => [...answers.tasks, ...works.tasks], [answers.tasks, works.tasks])
  const [refreshAnswers, refreshWorks] = [answers.refresh, works.refresh]
  const refresh = useCallback(() => {
    refreshAnswers()
    refreshWorks()
  }, [refreshAnswers, refreshWorks])
  return { tasks, refresh, failed: answers.failed || works.failed }
}
