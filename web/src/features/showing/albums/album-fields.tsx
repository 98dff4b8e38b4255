import { longestTitle } from '@atelier/contract/gallery-terms'
import type { RefObject } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { FormFields } from '../../../ui/form/use-form.ts'

export type AlbumDraft = { title: string; description: string; isPublic: boolean }
export const emptyDraft: AlbumDraft = { title: '', description: '', isPublic: false }

type AlbumFieldsProps = {
  form: FormFields<AlbumDraft>
  /** Title and who sees it alone. */
  short?: boolean
  titleRef: RefObject<HTMLInputElement | null>
}

/** What an album is called, what it is about, and who sees it. */
export function AlbumFields({ form, short = false, titleRef }: AlbumFieldsProps) {
  const t = useTexts('albums')
  return (
    <>
      <Field ref={titleRef} label={t.title} maxLength={longestTitle} {...form.field('title')} />
      {!short && (
        <Field kind="long" label={t.description} maxLength={1000} {...form.field('description')} />
      )}
      <Field
        kind="switch"
        label={t.public}
        hint={form.draft.isPublic ? t.publicText : t.privateText}
        {...form.field('isPublic')}
      />
      {form.failure && <FailureState inline message={form.failure} />}
    </>
  )
}
