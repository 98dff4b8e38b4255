import '../../ui/late.css'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { dataKey } from '../../api/call-options.ts'
import { CollectDialog } from '../../features/showing/albums/collect-dialog.tsx'
import { useIdsOf } from '../../features/showing/albums/ids-in-address.ts'
import { changePublished } from '../../features/showing/gallery/published-cache.ts'

/** `?dialog=collect&of=12,13`: puts works into own albums. */
export function CollectPlace({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const ids = useIdsOf(open)
  const onCollected = useCallback(
    (id: number, isCollected: boolean, isSettled: boolean) => {
      changePublished(queries, id, { isCollected })
      // In how many people's albums it lies is counted by the server.
      if (isSettled) void queries.invalidateQueries({ queryKey: dataKey('gallery.open', { id }) })
    },
    [queries],
  )
  return <CollectDialog open={open} onClose={onClose} ids={ids} onCollected={onCollected} />
}
