// What is under way for somebody, and what of it has just ended, whatever kind it is. A kind of task is a source of these.
import type { To } from 'react-router'

/** `ended`: over, and nobody here knows how. */
export type TaskState =
  | 'running'
  | 'done'
  | 'empty'
  | 'stopped'
  | 'length'
  | 'refused'
  | 'interrupted'
  | 'failed'
  | 'ended'

export type Task = {
  /** The same as long as it lives, on every page. */
  key: string
  title: string
  /** Where it can be looked at. */
  to: To
  /** A name for that place: who is there has looked at it. */
  place: string
  /** What works on it, such as a model. */
  worker: string
  /** Address of a small picture of it; absent for none. */
  picture?: string
  state: TaskState
  /** Why it failed; empty when nobody said. */
  problem: string
  /** By the clock of this browser, in milliseconds since 1970. */
  startedAt: number
  /** Null while it runs. */
  endedAt: number | null
  /** How far it is, in a few words; empty when that cannot be told. */
  progress: () => string
  /** Ends it everywhere. Rejects when that could not be said. */
  stop: () => Promise<void>
}

/** Where tasks of one kind come from. */
export type TaskSource = {
  tasks: readonly Task[]
  /** Asks anew for what cannot be known here. */
  refresh: () => void
  /** What runs elsewhere could not be asked for. */
  failed: boolean
}

/** `running`: seen under way, so that its end is news. `noticed`: its end was seen in the list. `cleared`: not listed any more. */
export type TaskMark = 'running' | 'noticed' | 'cleared'

/** The mark of each task that this browser has seen, the last changed last. */
export type TaskMarks = readonly (readonly [key: string, mark: TaskMark])[]

const maxMarks = 200

export const markOf = (marks: TaskMarks, key: string): TaskMark | undefined =>
  marks.find(([own]) => own === key)?.[1]

/** The marks with these tasks marked; the same object when that changes nothing. */
export function withMarks(marks: TaskMarks, keys: readonly string[], mark: TaskMark): TaskMarks {
  const changed = keys.filter((key) => markOf(marks, key) !== mark)
  if (changed.length === 0) return marks
  const others = marks.filter(([key]) => !changed.includes(key))
  return [...others, ...changed.map((key) => [key, mark] as const)].slice(-maxMarks)
}

/** The list as shown: what runs, the last begun first, then what has ended and was not cleared, the last ended first. */
export function listedTasks(tasks: readonly Task[], marks: TaskMarks): Task[] {
  const running = tasks.filter(({ endedAt }) => endedAt === null)
  const ended = tasks.filter(
    ({ key, endedAt }) => endedAt !== null && markOf(marks, key) !== 'cleared',
  )
  return [
    ...running.toSorted((a, b) => b.startedAt - a.startedAt),
    ...ended.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0)),
  ]
}

/** Tasks that ended after they were seen under way, and that nobody has looked at since. */
export const newsIn = (tasks: readonly Task[], marks: TaskMarks): Task[] =>
  tasks.filter(({ key, endedAt }) => endedAt !== null && markOf(marks, key) === 'running')

/** Tasks that ran before and have ended now. */
export function endedSince(before: readonly Task[], now: readonly Task[]): Task[] {
  const ran = new Set(before.flatMap(({ key, endedAt }) => (endedAt === null ? key : [])))
  return now.filter(({ key, endedAt }) => endedAt !== null && ran.has(key))
}
