import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { whenRefreshed } from '../../../api/refresh.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-manager.ts'

/** One of them, or all when `id` is null. */
export type AskedDelete = { id: string | null }

type DeleteUploadsProps = { asked: AskedDelete | null; onClose: () => void }

/** Asks before uploads are deleted. What a conversation shows is kept for it. */
export function DeleteUploads({ asked, onClose }: DeleteUploadsProps) {
  const t = useTexts('works')
  const common = useTexts('common')
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (!asked) return
    setBusy(true)
    try {
      const gone =
        asked.id === null
          ? await call('uploads.removeAll', {})
          : await call('uploads.remove', { id: asked.id })
      toast(gone.kept > 0 ? t.uploadsKept({ n: gone.kept }) : t.uploadsDeleted, { kind: 'success' })
    } catch (failure) {
      void whenRefreshed(undefined, failure)
      // A failed call has been said.
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setBusy(false)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      danger
      busy={busy}
      title={asked?.id === null ? t.deleteUploadsTitle : t.deleteUploadTitle}
      confirmLabel={common.delete}
      cancelLabel={common.cancel}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {asked?.id === null ? t.deleteUploadsText : t.deleteUploadText}
    </ConfirmDialog>
  )
}
