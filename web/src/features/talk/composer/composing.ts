// The one store of what is being written on this page, with the browser's storage and the network.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { forgetAllRefused } from '../../../lib/after-credit.ts'
import { defineStored } from '../../../lib/storage/define-stored.ts'
import { otherTabs, tabName } from '../../../lib/tab-channel.ts'
import { attaching } from './attaching.ts'
import { type Composed, ComposerStore } from './composer-store.ts'
import {
  abandonedDraft,
  type DraftShelf,
  draftAt,
  emptyDraft,
  isEmptyDraft,
  newDraftPlace,
  putDraft,
  readShelf,
} from './draft-shelf.ts'
import { type PromptHistory, withPrompt } from './prompt-history.ts'

const shelf = defineStored<DraftShelf>('drafts', { default: [], read: readShelf })
const history = defineStored<PromptHistory>('promptHistory', { default: [], expiresAfterS: null })

const placeName = (place: number): string =>
  place === 0 ? newDraftPlace(tabName()) : String(place)

/** Drafts that are written to the storage a moment later: a key press must not wait for the disk. */
const unwritten = new Map<number, Parameters<typeof putDraft>[2]>()
let timer: ReturnType<typeof setTimeout> | undefined

export function writeDrafts(): void {
  clearTimeout(timer)
  timer = undefined
  if (unwritten.size === 0) return
  shelf.update((now) =>
    [...unwritten].reduce(
      (drafts, [place, draft]) => putDraft(drafts, placeName(place), draft),
      now,
    ),
  )
  unwritten.clear()
}

export const composing = new ComposerStore({
  upload: async (file, settings) => {
    const { sendPicture } = await import('./send-picture.ts')
    return sendPicture(file, settings)
  },
  keep: (place, draft) => {
    unwritten.set(place, draft)
    timer ??= setTimeout(writeDrafts, 300)
  },
  kept: (place) => draftAt(shelf.get(), placeName(place)),
  previewOf: (file) => URL.createObjectURL(file),
  dropPreview: (address) => URL.revokeObjectURL(address),
})

let isAdopting = false

/** Takes over, once a page, what was being written for a new conversation in a tab that was closed, if nothing is written here. */
export async function adoptAbandonedDraft(): Promise<void> {
  if (isAdopting) return
  isAdopting = true
  const others = await otherTabs()
  const { text, pictures } = composing.at(0)
  if (text !== '' || pictures.length > 0) return
  const found = abandonedDraft(shelf.get(), new Set([...others, tabName()]))
  if (!found) return
  shelf.update((now) => putDraft(now, found.place, emptyDraft))
  if (!isEmptyDraft(found.draft)) composing.restore(0, found.draft)
}

export function useComposed(place: number): Composed {
  // React listens to a store some time after the first paint, unless a layout effect changes a state. A key that comes before it
  // listens would be put back to the empty text that was painted first, and the next one would take the place of all before it.
  const [, listenAtOnce] = useState(false)
  useLayoutEffect(() => listenAtOnce(true), [])
  return useSyncExternalStore(composing.subscribe, () => composing.at(place))
}

export const sentPrompts = (): PromptHistory => history.get()
export const keepPrompt = (prompt: string): void => history.update((now) => withPrompt(now, prompt))

/** Forgets drafts and sent prompts: somebody signed out. */
export function forgetWriting(): void {
  composing.forgetAll()
  attaching.forgetAll()
  forgetAllRefused()
  writeDrafts()
  shelf.remove()
  history.remove()
}
