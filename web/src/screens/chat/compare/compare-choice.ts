import { defineStored } from '../../../lib/storage/define-stored.ts'

/** The models that were compared last, by key. */
export const compareChoice = defineStored<readonly string[]>('compareModels', { default: [] })
