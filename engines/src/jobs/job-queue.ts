// The jobs of a lane that wait. People take turns, so that a hundred jobs of one keep nobody else waiting.
import type { Task } from './job-task.ts'

export type JobQueue = {
  add(task: Task): void
  /** The next that may begin now; it counts as under way until `settle`. */
  take(): Task | undefined
  settle(task: Task): void
  /** Whether it was still waiting. */
  remove(task: Task): boolean
  size(): number
  /** Removes all that wait. */
  clear(): Task[]
}

/** So many jobs at once in all, and of one person. */
export function createJobQueue({ max, maxOfOne }: { max: number; maxOfOne: number }): JobQueue {
  const waiting = new Map<string | undefined, Task[]>()
  const underWay = new Set<Task>()
  const mayBegin = (person: string | undefined) =>
    person === undefined || [...underWay].filter((task) => task.person === person).length < maxOfOne
  return {
    add(task) {
      const own = waiting.get(task.person)
      if (own) own.push(task)
      else waiting.set(task.person, [task])
    },
    take() {
      if (underWay.size >= max) return undefined
      for (const [person, own] of waiting) {
        if (!mayBegin(person)) continue
        const task = own.shift()
        // Last in the row from now on.
        waiting.delete(person)
        if (own.length > 0) waiting.set(person, own)
        if (task) underWay.add(task)
        return task
      }
      return undefined
    },
    settle: (task) => void underWay.delete(task),
    remove(task) {
      const own = waiting.get(task.person) ?? []
      const place = own.indexOf(task)
      if (place < 0) return false
      own.splice(place, 1)
      if (own.length === 0) waiting.delete(task.person)
      return true
    },
    size: () => [...waiting.values()].reduce((count, own) => count + own.length, 0),
    clear() {
      const all = [...waiting.values()].flat()
      waiting.clear()
      return all
    },
  }
}
