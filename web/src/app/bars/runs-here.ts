// Whether something is being made before somebody's eyes: an answer, or a work of the screen that is open.

import type { Work } from '@atelier/contract/features/works'
import { isUnderWay } from '@atelier/contract/work-terms'
import type { Turn } from '../../features/runs/turn.ts'
import { placeOfWork } from '../tasks/work-tasks.ts'

type Scene = {
  turns: readonly Pick<Turn, 'endedAt'>[]
  works: readonly Pick<Work, 'id' | 'type' | 'status'>[]
  pathname: string
  /** Works that a conversation shows. */
  shown: readonly number[]
}

export const runsHere = ({ turns, works, pathname, shown }: Scene): boolean =>
  turns.some(({ endedAt }) => endedAt === null) ||
  works.some(
    (work) =>
      isUnderWay(work.status) && (placeOfWork(work) === pathname || shown.includes(work.id)),
  )
