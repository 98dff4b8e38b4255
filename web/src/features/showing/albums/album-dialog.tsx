// Makes an album, or changes what one is called and who sees it.

import type { Album } from '@atelier/contract/features/showing/collections'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useLeaving } from '../../../ui/form/use-leaving.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AlbumFields, emptyDraft } from './album-fields.tsx'
import { useAlbum } from './album-queries.ts'
import { useSaveAlbum } from './use-save-album.ts'

type AlbumDialogProps = {
  open: boolean
  onClose: () => void
  /** Absent for a new one. */
  id: number | undefined
  onSaved: (album: Album) => void
}

export function AlbumDialog({ open, onClose, id, onSaved }: AlbumDialogProps) {
  const t = useTexts('albums')
  const common = useTexts('common')
  const album = useAlbum(open && id ? id : 0)
  const { setChanged, close, question } = useLeaving(onClose)
  const title = useRef<HTMLInputElement>(null)
  return (
    <DialogWindow
      open={open}
      onClose={close}
      title={id ? t.editAlbum : t.newAlbum}
      closeLabel={common.close}
      initialFocus={title}
    >
      {id && album.isPending && <Skeleton className="h-60 w-full" />}
      {id && !album.isPending && !album.data?.isMine && <FailureState message={t.notFoundTitle} />}
      {(!id || album.data?.isMine) && (
        <Form
          // One that opens anew begins with what is there.
          key={`${open} ${id}`}
          album={id ? album.data : undefined}
          titleRef={title}
          onChanged={setChanged}
          onSaved={(saved) => {
            setChanged(false)
            onSaved(saved)
          }}
        />
      )}
      <ConfirmDialog
        title={t.discardTitle}
        confirmLabel={t.discard}
        cancelLabel={common.cancel}
        {...question}
      >
        {t.discardText}
      </ConfirmDialog>
    </DialogWindow>
  )
}

type FormProps = {
  album: Album | undefined
  titleRef: React.RefObject<HTMLInputElement | null>
  onChanged: (isChanged: boolean) => void
  onSaved: (album: Album) => void
}

function Form({ album, titleRef, onChanged, onSaved }: FormProps) {
  const t = useTexts('albums')
  const common = useTexts('common')
  const save = useSaveAlbum({ shownInPlace: true })
  const { title, description, isPublic } = album ?? emptyDraft
  const form = useForm({
    first: { title, description, isPublic },
    read: (typed) => ({
      input: { ...typed, ...(album && { id: album.id }) },
      problems: { title: !typed.title.trim() && t.titleMissing },
    }),
    send: save.mutateAsync,
    onSent: onSaved,
    asTyped: 'recheck',
  })
  const { draft } = form
  const isRewritten = draft.title !== title || draft.description !== description
  useEffect(() => onChanged(isRewritten), [onChanged, isRewritten])
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <AlbumFields form={form} titleRef={titleRef} />
      <div className="flex justify-end">
        <Button kind="main" type="submit" busy={form.busy}>
          {album ? common.save : t.make}
        </Button>
      </div>
    </form>
  )
}
