// What was typed and not sent, by conversation.
import type { Upload } from '@atelier/contract/features/uploads'

export type Draft = { text: string; attachments: readonly Upload[] }

/** Drafts by the conversation they are for (`new` for one that does not exist yet), the last changed last. */
export type DraftShelf = readonly (readonly [place: string, draft: Draft])[]

const mostDrafts = 50
/** Together, in UTF-16 units: browsers keep about five million for everything of a site. */
const mostText = 1_000_000

export const emptyDraft: Draft = { text: '', attachments: [] }

export const isEmptyDraft = (draft: Draft): boolean =>
  draft.text.trim() === '' && draft.attachments.length === 0

export const draftAt = (shelf: DraftShelf, place: string): Draft =>
  shelf.find(([own]) => own === place)?.[1] ?? emptyDraft

/** The shelf with a draft in its place; an empty one leaves it, and the oldest leave when there are too many or too much text. */
export function putDraft(shelf: DraftShelf, place: string, draft: Draft): DraftShelf {
  const others = shelf.filter(([own]) => own !== place)
  if (isEmptyDraft(draft)) return others
  const all = [...others, [place, draft] as const].slice(-mostDrafts)
  let text = 0
  const from = all.findLastIndex(([, { text: own }]) => {
    text += own.length
    return text > mostText
  })
  // The newest one stays, however long it is.
  return all.slice(Math.min(from + 1, all.length - 1))
}
