import '../../ui/late.css'
import { useNavigate } from 'react-router'
import { AlbumDialog } from '../../features/showing/albums/album-dialog.tsx'
import { useIdsOf } from '../../features/showing/albums/ids-in-address.ts'
import { albumPath } from '../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'

/** `?dialog=album`: makes an album and goes there; `&of=12` changes that one. */
export function AlbumPlace({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('albums')
  const navigate = useNavigate()
  const [id] = useIdsOf(open)
  return (
    <AlbumDialog
      open={open}
      onClose={onClose}
      id={id}
      onSaved={(album) => {
        toast(id ? t.saved : t.made({ title: album.title }), { kind: 'success' })
        if (id) onClose()
        // In place of the dialog, so that Back does not open it again.
        else void navigate(albumPath(album.id), { replace: true })
      }}
    />
  )
}
