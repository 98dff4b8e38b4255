import type { Album } from '@atelier/contract/features/showing/collections'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pictureAddress } from '../../../api/picture-address.ts'
import { AlbumMeta } from '../../../features/showing/albums/album-meta.tsx'
import { useAlbumActions } from '../../../features/showing/albums/use-album-actions.ts'
import {
  albumPath,
  authorPath,
  ownGalleryPath,
} from '../../../features/showing/gallery/gallery-links.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FoldedWords } from '../../../ui/folded-words.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'

type AlbumHeadProps = { album: Album; onAdd: () => void; onArrange: () => void }

/** What an album is called, what it is about, whose it is; and what its owner can do with it. */
export function AlbumHead({ album, onAdd, onArrange }: AlbumHeadProps) {
  const t = useTexts('albums')
  const { title, description, author, isMine } = album
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-3 pt-1 pb-4">
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1.5">
        <h1 dir="auto" className="text-title font-semibold text-balance">
          {title}
        </h1>
        {description && (
          <FoldedWords
            text={description}
            showAll={t.showAll}
            showLess={t.showLess}
            className="max-w-180 text-soft"
          />
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={authorPath(author.id)}
            className="inline-flex min-h-6 min-w-0 items-center gap-2 hover:underline"
          >
            <Avatar src={pictureAddress(author.avatar)} name={author.name} size={24} />
            <span className="truncate">{author.name}</span>
          </Link>
          <AlbumMeta album={album} />
        </p>
      </div>
      {isMine && <OwnerActions album={album} onAdd={onAdd} onArrange={onArrange} />}
    </header>
  )
}

function OwnerActions({ album, onAdd, onArrange }: AlbumHeadProps) {
  const t = useTexts('albums')
  const common = useTexts('common')
  const { open } = useDialogLink()
  const navigate = useNavigate()
  const actions = useAlbumActions()
  const isPhone = useIsPhone()
  const edit = () => open('album', { of: String(album.id) })
  const [asksDelete, setAsksDelete] = useState(false)
  const remove = () => {
    setAsksDelete(false)
    actions.remove(album, () => void navigate(albumPath(album.id)))
    void navigate(`${ownGalleryPath}?tab=albums`)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon="plus" onClick={onAdd}>
        {t.addWorks}
      </Button>
      {album.count > 1 && (
        <Button size="small" icon="arrow-left-right" onClick={onArrange}>
          {t.arrange}
        </Button>
      )}
      {isPhone ? (
        <IconButton icon="pencil" label={t.edit} kind="plain" onClick={edit} />
      ) : (
        <Button size="small" icon="pencil" onClick={edit}>
          {t.edit}
        </Button>
      )}
      <Menu align="end" trigger={<IconButton icon="ellipsis" label={t.more} kind="plain" />}>
        <MenuItem
          icon={album.isPublic ? 'lock' : 'globe'}
          onSelect={() => void actions.setPublic(album, !album.isPublic)}
        >
          {album.isPublic ? t.makePrivate : t.makePublic}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="trash-2" danger onSelect={() => setAsksDelete(true)}>
          {t.deleteAlbum}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asksDelete}
        danger
        title={t.deleteTitle({ title: album.title })}
        confirmLabel={common.delete}
        cancelLabel={common.cancel}
        onConfirm={remove}
        onCancel={() => setAsksDelete(false)}
      >
        {t.deleteText}
      </ConfirmDialog>
    </div>
  )
}
