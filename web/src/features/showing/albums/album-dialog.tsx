// Makes an album, or changes what one is called and who sees it.
import type { Album } from '@atelier/contract/features/showing/collections'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type AlbumDraft, AlbumFields, emptyDraft } from './album-fields.tsx'
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
  const [isChanged, setChanged] = useState(false)
  const [asks, setAsks] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const leave = () => {
    setAsks(false)
    setChanged(false)
    onClose()
  }
  return (
    <DialogWindow
      open={open}
      onClose={() => (isChanged ? setAsks(true) : leave())}
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
        open={asks}
        title={t.discardTitle}
        confirmLabel={t.discard}
        cancelLabel={common.cancel}
        danger
        onConfirm={leave}
        onCancel={() => setAsks(false)}
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
  const begun = album ?? emptyDraft
  const [draft, setDraft] = useState<AlbumDraft>({
    title: begun.title,
    description: begun.description,
    isPublic: begun.isPublic,
  })
  const [isTried, setTried] = useState(false)
  const save = useSaveAlbum({ shownInPlace: true })
  const change = (next: AlbumDraft) => {
    save.reset()
    setDraft(next)
    onChanged(next.title !== begun.title || next.description !== begun.description)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft.title.trim()) {
      setTried(true)
      titleRef.current?.focus()
      return
    }
    save.mutate({ ...draft, ...(album && { id: album.id }) }, { onSuccess: onSaved })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <AlbumFields
        draft={draft}
        onChange={change}
        isTitleMissing={isTried}
        error={save.error}
        titleRef={titleRef}
      />
      <div className="flex justify-end">
        <Button kind="main" type="submit" busy={save.isPending}>
          {album ? common.save : t.make}
        </Button>
      </div>
    </form>
  )
}
