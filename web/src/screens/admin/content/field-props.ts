import type { EntryDraft } from './entry-draft.ts'

export type FieldsProps = {
  draft: EntryDraft
  onChange: (changes: Partial<EntryDraft>) => void
  /** What the server says of a field. */
  problemOf: (field: string) => string | undefined
}

/** For fields that hold no prose. */
export const plainField = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
