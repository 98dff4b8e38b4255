import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import type { RequestedWork } from '../../features/making/works/placeholder.ts'

/** Lyrics that were just asked for, as they stand among the works. */
export const announceLyrics = (model: WorkModel, prompt: string, price: number): RequestedWork => ({
  type: workTypes.music,
  task: 'write-lyrics',
  prompt,
  negativePrompt: '',
  model: model.name,
  modelId: model.id,
  builtin: model.builtin,
  params: {},
  count: 1,
  price,
  purse: model.purse,
  parentId: null,
  parentIndex: null,
})
