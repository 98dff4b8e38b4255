// Works as tasks: those under way, and those that have just ended.
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, workStates, workTypes } from '@atelier/contract/work-terms'
import type { To } from 'react-router'
import type { Task, TaskState } from '../../features/making/tasks/task.ts'
import { searchWithWork } from '../../features/making/works/work-link.ts'

/** How long an ended work is still listed, in milliseconds. */
const listedMs = 3_600_000

/** Works are told newest first; what is under way is never far down. */
const maxWatched = 500

/** Works that belong into the list: placeholders have no name yet by which they could be stopped or found again. */
export const listedWorks = (works: readonly Work[], nowMs: number): Work[] =>
  works
    .slice(0, maxWatched)
    .filter(
      ({ id, status, endedAt }) =>
        id > 0 &&
        (isUnderWay(status) || (endedAt !== null && nowMs - Date.parse(endedAt) < listedMs)),
    )

export function taskStateOf({ status }: Pick<Work, 'status'>): TaskState {
  if (isUnderWay(status)) return 'running'
  if (status === workStates.stopped) return 'stopped'
  return status === workStates.failed ? 'failed' : 'done'
}

const screens: Partial<Record<Work['type'], string>> = {
  [workTypes.midjourney]: '/Midjourney',
  [workTypes.draw]: '/draw',
  [workTypes.square]: '/sddraw',
  [workTypes.sd3]: '/sd3',
  [workTypes.tool]: '/tools',
  [workTypes.video]: '/video',
  [workTypes.separation]: '/separation',
  [workTypes.music]: '/music',
}

/** The screen that shows works of its kind, newest first. */
export const placeOfWork = ({ type }: Pick<Work, 'type'>): string => screens[type] ?? '/history'

/** The work, opened where works of its kind are made; among all works where that place is one tool's or one model's. */
export function linkToWork({ id, type }: Pick<Work, 'id' | 'type'>): To {
  const isOneOfMany = type === workTypes.square || type === workTypes.tool
  return {
    pathname: isOneOfMany ? '/history' : placeOfWork({ type }),
    search: searchWithWork('', id),
  }
}

/** Screens on which whoever is there has seen their works end. */
export const workPlaces: readonly string[] = [...Object.values(screens), '/history']

export const workTaskKey = (id: number): string => `work-${id}`

/** Tasks that stand before whoever is there: in the place that is open, or as a work that the screen shows. */
export function tasksInSight(
  tasks: readonly Task[],
  { place, works }: { place: string | null; works: readonly number[] },
): Task[] {
  const shown = new Set(works.map(workTaskKey))
  return tasks.filter((task) => task.place === place || shown.has(task.key))
}
