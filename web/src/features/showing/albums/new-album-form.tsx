import type { Album } from '@atelier/contract/features/showing/collections'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { AlbumFields, emptyDraft } from './album-fields.tsx'
import { useSaveAlbum } from './use-save-album.ts'

type NewAlbumFormProps = {
  onMade: (album: Album) => void
  /** Without it there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** A new album, made on the way to putting something in. */
export function NewAlbumForm({ onMade, onCancel }: NewAlbumFormProps) {
  const t = useTexts('albums')
  const common = useTexts('common')
  const [draft, setDraft] = useState(emptyDraft)
  const [isTried, setTried] = useState(false)
  const save = useSaveAlbum({ shownInPlace: true })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft.title.trim()) {
      setTried(true)
      field.current?.focus()
      return
    }
    const { title, isPublic } = draft
    save.mutate({ title, isPublic }, { onSuccess: onMade })
  }
  return (
    <form
      noValidate
      aria-label={t.newAlbum}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
      onSubmit={submit}
    >
      <AlbumFields
        short
        draft={draft}
        onChange={(next) => {
          save.reset()
          setDraft(next)
        }}
        isTitleMissing={isTried}
        error={save.error}
        titleRef={field}
      />
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        )}
        <Button kind="main" type="submit" busy={save.isPending}>
          {t.makeAndAdd}
        </Button>
      </div>
    </form>
  )
}
