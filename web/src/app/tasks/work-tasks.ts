// Works as tasks: those under way, and those that have just ended.
import type { Work } from '@atelier/contract/features/works'
import { isUnderWay, workStates, workTypes } from '@atelier/contract/work-terms'
import type { TaskState } from '../../features/tasks/task.ts'

/** How long an ended work is still listed, in milliseconds. */
const listedMs = 3_600_000

/** Works are told newest first; what is under way is never far down. */
const mostLooked = 500

/** Works that belong into the list: placeholders have no name yet by which they could be stopped or found again. */
export const listedWorks = (works: readonly Work[], nowMs: number): Work[] =>
  works
    .slice(0, mostLooked)
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

/** The screen that shows works of its kind, newest first. */
export function placeOfWork({ type }: Pick<Work, 'type'>): string {
  if (type === workTypes.draw) return '/draw'
  return type === workTypes.sd3 ? '/sd3' : '/history'
}

/** Screens on which whoever is there has seen their works end. */
export const workPlaces: readonly string[] = ['/draw', '/sd3', '/history']
