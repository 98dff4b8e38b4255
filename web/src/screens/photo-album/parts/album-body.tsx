import type { Album } from '@atelier/contract/features/showing/collections'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { leavePlace } from '../../../lib/leave-place.ts'
import { AlbumGallery } from './album-gallery.tsx'
import { ArrangeView } from './arrange-view.tsx'
import { OwnWorkPicker } from './own-work-picker.tsx'

/** The album, or its works being put in order (`?arrange=1`). */
export function AlbumBody({ album }: { album: Album }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [isPicking, setPicking] = useState(false)
  const wantsArrange = query.has('arrange')
  const isArranging = wantsArrange && album.isMine
  const leave = () => leavePlace(navigate, '')
  // An address from somebody else's hand.
  useEffect(() => {
    if (wantsArrange && !album.isMine) leavePlace(navigate, '')
  }, [wantsArrange, album.isMine, navigate])
  return (
    <>
      {isArranging ? (
        <ArrangeView album={album} onDone={leave} />
      ) : (
        <AlbumGallery
          album={album}
          onAdd={() => setPicking(true)}
          onArrange={() => void navigate({ search: '?arrange=1' }, { state: { openedHere: true } })}
        />
      )}
      {isPicking && <OwnWorkPicker album={album} onClose={() => setPicking(false)} />}
    </>
  )
}
