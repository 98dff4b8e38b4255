import type { Work } from '@atelier/contract/features/making/works'
import type { BalanceKind } from '@atelier/contract/ledger-terms'
import type { Params } from '@atelier/contract/model-declaration'
import { type WorkTask, type WorkType, workStates } from '@atelier/contract/work-terms'

/** What is known of a work before the server has taken the wish for it. */
export type RequestedWork = {
  type: WorkType
  task: WorkTask
  prompt: string
  negativePrompt: string
  model: string
  modelId: number
  builtin: boolean
  params: Params
  count: number
  price: number
  purse: BalanceKind
  parentId: number | null
  parentIndex: number | null
}

/** A wish shown as a work at once; `id` is negative until the server has named it. */
export const placeholderOf = (requested: RequestedWork, id: number, createdAt: string): Work => ({
  ...requested,
  id,
  status: workStates.waiting,
  progress: 0,
  place: 0,
  waitS: null,
  returned: 0,
  inputs: [],
  preview: '',
  files: [],
  texts: [],
  tiles: 1,
  understood: null,
  next: [],
  message: '',
  batchId: null,
  createdAt,
  startedAt: null,
  endedAt: null,
})
