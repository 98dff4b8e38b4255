import type { Album } from '@atelier/contract/features/showing/collections'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
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
  const save = useSaveAlbum({ shownInPlace: true })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useForm({
    first: emptyDraft,
    read: ({ title, isPublic }) => ({
      input: { title, isPublic },
      problems: { title: !title.trim() && t.titleMissing },
    }),
    send: save.mutateAsync,
    onSent: onMade,
    asTyped: 'recheck',
  })
  return (
    <form
      noValidate
      aria-label={t.newAlbum}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <AlbumFields short form={form} titleRef={field} />
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        )}
        <Button kind="main" type="submit" busy={form.busy}>
          {t.makeAndAdd}
        </Button>
      </div>
    </form>
  )
}
