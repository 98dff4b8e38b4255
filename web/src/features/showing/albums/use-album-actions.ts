// What is done to whole albums.
import type { Album } from '@atelier/contract/features/showing/collections'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { unlessGone } from '../../../api/unless-gone.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useFinishDeletes } from '../../../lib/tab-deletes.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { albumDeletes } from './album-deletes.ts'
import { dropAlbum, takeAlbum } from './album-queries.ts'
import { inTurn } from './in-turn.ts'

export function useAlbumActions() {
  const queries = useQueryClient()
  const t = useTexts('albums')
  const common = useTexts('common')

  /** Shows it to everybody, or to nobody else. */
  const setPublic = async (album: Album, isPublic: boolean) => {
    takeAlbum(queries, { ...album, isPublic })
    try {
      const told = await inTurn(album.id, () =>
        call('collections.save', { id: album.id, isPublic }),
      )
      takeAlbum(queries, told)
      toast(isPublic ? t.isPublicNow : t.isPrivateNow, { key: `album-public-${album.id}` })
    } catch {
      takeAlbum(queries, album)
    }
  }

  /** It is gone from what is shown at once; for as long as the note is there it can be taken back. */
  const remove = (album: Album, onUndo: () => void) => {
    const { undo, commit } = albumDeletes.add([album.id], () => removeAlbum(queries, album.id))
    toast(t.deleted({ title: album.title }), {
      key: `album-${album.id}`,
      onGone: commit,
      action: { label: common.undo, onPress: () => undo() && onUndo() },
    })
  }
  return { setPublic, remove }
}

async function removeAlbum(queries: QueryClient, id: number): Promise<void> {
  await call('collections.removeAlbum', { id }, { keepalive: true }).catch(unlessGone)
  dropAlbum(queries, id)
}

/** Deletes the albums that the page before was deleting when it was left. */
export function useFinishAlbumDeletes(): void {
  const queries = useQueryClient()
  useFinishDeletes(albumDeletes, async (ids) => {
    await Promise.all(ids.map((id) => removeAlbum(queries, id)))
  })
}
