import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'
import type { SendPlace } from './send-places.ts'
import type { ActionsOfWork } from './use-work-actions.ts'

export type WorkMenuProps = {
  work: Work
  /** Which of its pictures is meant. */
  at: number
  /** Its model, when that is still offered. */
  model: WorkModel | undefined
  /** In place of the toolbox. */
  places?: readonly SendPlace[] | undefined
  actions: ActionsOfWork
  onUse: () => void
  /** How its button looks. */
  className?: string
  withUse?: boolean
  /** What else it can be asked for, in place of the usual. */
  followUps?: ReactNode
}
