import type { PublishedPage } from '@atelier/contract/features/gallery'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useIsMember } from '../../api/current-user.ts'
import { askGalleryAnew } from '../../features/gallery/published-cache.ts'
import { useDialogLink } from '../../lib/use-dialog-link.ts'

/** Follows a work's author, or ends that; a guest is asked to log in. */
export function useFollow({ author, isFollowed }: Pick<PublishedPage, 'author' | 'isFollowed'>) {
  const queries = useQueryClient()
  const isMember = useIsMember()
  const { open } = useDialogLink()
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    if (isMember === false) return open('login')
    setBusy(true)
    try {
      await call('POST /gallery/follow', { id: author.id, follows: !isFollowed })
      await askGalleryAnew(queries)
    } catch {
      // The call has said why.
    } finally {
      setBusy(false)
    }
  }
  return { toggle, busy }
}
