import type { EntryDraft } from './entry-draft.ts'

export type FieldsProps = {
  draft: EntryDraft
  onChange: (changes: Partial<EntryDraft>) => void
  /** What a field wants to know, to be spread into it. */
  field: <Name extends keyof EntryDraft>(
    name: Name,
  ) => {
    value: EntryDraft[Name]
    problem: string | undefined
    onChange: (value: EntryDraft[Name]) => void
  }
}
