import type { EntryKind } from '@atelier/contract/content-terms'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import type { Texts } from '../frame/texts-field.tsx'
import { type EntryDraft, textFor } from './entry-draft.ts'
import { screenLabel } from './menu-screens.ts'

/** The text that an entry is known by. */
export const namingTexts = (kind: EntryKind, draft: EntryDraft): Texts =>
  (({ question: draft.question, modelPage: draft.content }) as Partial<Record<EntryKind, Texts>>)[
    kind
  ] ?? draft.title

/** What an entry is called in the console, in the reader's language. */
export function useEntryName(): (kind: EntryKind, draft: EntryDraft) => string {
  const t = useTexts('adminContent')
  const common = useTexts('common')
  const locale = useLocale()
  return (kind, draft) => {
    if (kind === 'jump') return t.jumpSaid(draft)
    if (kind === 'modelPage') return draft.model || t.untitled
    const own = textFor(namingTexts(kind, draft), locale)
    return own || (screenLabel(draft.name, common) ?? (draft.name || t.untitled))
  }
}
