// What was typed and not sent, by conversation.
import type { Upload } from '@atelier/contract/features/identity/uploads'

export type Draft = { text: string; attachments: readonly Upload[] }

/** Drafts by the conversation they are for, or by the tab that a new one is written in (`newDraftPlace`), the last changed last. */
export type DraftShelf = readonly (readonly [place: string, draft: Draft])[]

/** The drafts among what was found in the storage: another version may have written there. */
export const readShelf = (found: unknown): DraftShelf =>
  Array.isArray(found) ? found.filter(isKeptDraft) : []

const isKeptDraft = (kept: unknown): kept is DraftShelf[number] =>
  Array.isArray(kept) &&
  typeof kept[0] === 'string' &&
  typeof kept[1]?.text === 'string' &&
  Array.isArray(kept[1].attachments)

const maxDrafts = 50
/** Together, in UTF-16 units: browsers keep about five million for everything of a site. */
const maxText = 1_000_000

export const emptyDraft: Draft = { text: '', attachments: [] }

export const isEmptyDraft = (draft: Draft): boolean =>
  draft.text.trim() === '' && draft.attachments.length === 0

export const draftAt = (shelf: DraftShelf, place: string): Draft =>
  shelf.find(([own]) => own === place)?.[1] ?? emptyDraft

const newPrefix = 'new-'

/** Where a tab keeps what is written for a conversation that does not exist yet: each has its own. */
export const newDraftPlace = (tab: string): string => newPrefix + tab

/** The last draft of a new conversation whose tab is not open any more; undefined when there is none. */
export function abandonedDraft(
  shelf: DraftShelf,
  openTabs: ReadonlySet<string>,
): { place: string; draft: Draft } | undefined {
  const found = shelf.findLast(
    // Before each tab had its own there was one for all, at 0.
    ([place]) =>
      place === '0' ||
      (place.startsWith(newPrefix) && !openTabs.has(place.slice(newPrefix.length))),
  )
  return found && { place: found[0], draft: found[1] }
}

/** The shelf with a draft in its place; an empty one leaves it, and the oldest leave when there are too many or too much text. */
export function putDraft(shelf: DraftShelf, place: string, draft: Draft): DraftShelf {
  const others = shelf.filter(([own]) => own !== place)
  if (isEmptyDraft(draft)) return others
  const all = [...others, [place, draft] as const].slice(-maxDrafts)
  let text = 0
  const from = all.findLastIndex(([, { text: own }]) => {
    text += own.length
    return text > maxText
  })
  // The newest one stays, however long it is.
  return all.slice(Math.min(from + 1, all.length - 1))
}
