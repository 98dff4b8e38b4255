import type { MindNode } from '@atelier/contract/mind-terms'
import { defineStored } from '../../lib/storage/define-stored.ts'

export type Unsaved = { tree: MindNode; revision: number }

/** Maps as they stand here, by number, as long as the server does not have them so. */
const shelf = defineStored<Readonly<Record<string, Unsaved>>>('unsaved-minds', { default: {} })

export const unsavedMind = (id: number): Unsaved | undefined => shelf.get()[id]

export function keepUnsaved(id: number, unsaved: Unsaved | null): void {
  const { [id]: before, ...others } = shelf.get()
  if (unsaved) shelf.set({ ...others, [id]: unsaved })
  else if (before && Object.keys(others).length > 0) shelf.set(others)
  else if (before) shelf.remove()
}
