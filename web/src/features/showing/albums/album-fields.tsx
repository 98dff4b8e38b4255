import { longestTitle } from '@atelier/contract/gallery-terms'
import type { RefObject } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export type AlbumDraft = { title: string; description: string; isPublic: boolean }
export const emptyDraft: AlbumDraft = { title: '', description: '', isPublic: false }

type AlbumFieldsProps = {
  draft: AlbumDraft
  onChange: (draft: AlbumDraft) => void
  /** It was to be saved without a title. */
  isTitleMissing: boolean
  /** Why it could not be saved. */
  error: unknown
  /** Title and who sees it alone. */
  short?: boolean
  titleRef?: RefObject<HTMLInputElement | null>
}

/** What an album is called, what it is about, and who sees it. */
export function AlbumFields(props: AlbumFieldsProps) {
  const { draft, onChange, isTitleMissing, error, short = false, titleRef } = props
  const t = useTexts('albums')
  const common = useTexts('common')
  const failure = error instanceof CallFailure ? error : undefined
  const told = new Map(failure?.fields.map(({ field, reason }) => [field, reason]))
  const general = error && told.size === 0 ? (failure?.message ?? common.somethingWrong) : undefined
  return (
    <>
      <TextField
        {...(titleRef ? { ref: titleRef } : {})}
        label={t.title}
        maxLength={longestTitle}
        autoComplete="off"
        value={draft.title}
        problem={isTitleMissing && !draft.title.trim() ? t.titleMissing : told.get('title')}
        onChange={({ target }) => onChange({ ...draft, title: target.value })}
      />
      {!short && (
        <TextAreaField
          label={t.description}
          maxLength={1000}
          value={draft.description}
          problem={told.get('description')}
          onChange={({ target }) => onChange({ ...draft, description: target.value })}
        />
      )}
      <Switch
        label={t.public}
        hint={draft.isPublic ? t.publicText : t.privateText}
        on={draft.isPublic}
        onChange={(isPublic) => onChange({ ...draft, isPublic })}
      />
      {general && <FailureState inline message={general} />}
    </>
  )
}
