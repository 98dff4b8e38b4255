import type { Album, AlbumWork } from '@atelier/contract/features/showing/collections'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { playPublished } from '../../../features/making/player/play-published.tsx'
import { feedPath } from '../../../features/showing/gallery/gallery-links.ts'
import { PublishedGallery } from '../../../features/showing/gallery/published-gallery.tsx'
import { useAlbumWorks } from '../../../features/showing/gallery/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDark } from '../../../ui/masonry/tile.tsx'
import { AlbumHead } from './album-head.tsx'
import { useAlbumWorkActions } from './use-album-work-actions.ts'
import { WorkActions } from './work-actions.tsx'
import { WorkMarks } from './work-marks.tsx'

type AlbumGalleryProps = { album: Album; onAdd: () => void; onArrange: () => void }

export function AlbumGallery({ album, onAdd, onArrange }: AlbumGalleryProps) {
  const t = useTexts('albums')
  const list = useAlbumWorks(album.id)
  const isTouch = useMedia(touchQuery)
  const { open } = useDialogLink()
  const { id, isMine } = album
  const albumActions = useAlbumWorkActions(id)
  const look = isTouch ? '' : onDark
  const actions = useCallback(
    (work: AlbumWork) => (
      <>
        <IconButton
          icon="bookmark"
          label={t.collect}
          className={look}
          onClick={() => open('collect', { of: String(work.id) })}
        />
        {isMine && <WorkActions work={work} actions={albumActions} className={look} />}
      </>
    ),
    [t, look, open, isMine, albumActions],
  )
  const coverId = isMine ? album.cover?.id : undefined
  const overCard = useCallback(
    (work: AlbumWork) => (
      <WorkMarks work={work} isCover={coverId !== undefined && work.files[0]?.id === coverId} />
    ),
    [coverId],
  )
  const header = useMemo(
    () => <AlbumHead album={album} onAdd={onAdd} onArrange={onArrange} />,
    [album, onAdd, onArrange],
  )
  return (
    <PublishedGallery
      list={list}
      play={playPublished}
      place={`album ${id}`}
      header={header}
      actions={actions}
      overCard={overCard}
      empty={
        <EmptyState
          icon="images"
          title={isMine ? t.emptyOwn : t.emptyOther}
          action={
            isMine ? (
              <span className="flex flex-wrap justify-center gap-2">
                <Button kind="main" onClick={onAdd}>
                  {t.addWorks}
                </Button>
                <Link
                  to={feedPath}
                  className="inline-flex h-9 items-center rounded-control border border-line px-3.5 font-medium hover:bg-fill"
                >
                  {t.browse}
                </Link>
              </span>
            ) : undefined
          }
        >
          {isMine ? t.emptyOwnText : t.emptyOtherText}
        </EmptyState>
      }
    />
  )
}
