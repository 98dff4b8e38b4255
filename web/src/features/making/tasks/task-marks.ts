import { defineStored } from '../../../lib/storage/define-stored.ts'
import { type TaskMark, type TaskMarks, withMarks } from './task.ts'

const isMark = (found: unknown): found is TaskMark =>
  found === 'running' || found === 'noticed' || found === 'cleared'

/** What this browser has seen of tasks. */
export const taskMarks = defineStored<TaskMarks>('taskMarks', {
  default: [],
  read: (found) =>
    Array.isArray(found)
      ? found.flatMap((pair: unknown) =>
          Array.isArray(pair) && typeof pair[0] === 'string' && isMark(pair[1])
            ? [[pair[0], pair[1]] as const]
            : [],
        )
      : undefined,
})

export function markTasks(keys: readonly string[], mark: TaskMark): void {
  const next = withMarks(taskMarks.get(), keys, mark)
  if (next !== taskMarks.get()) taskMarks.set(next)
}
