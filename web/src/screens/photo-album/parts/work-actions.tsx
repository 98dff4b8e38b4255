import type { AlbumWork } from '@atelier/contract/features/showing/collections'
import { usePublishedName } from '../../../features/showing/gallery/published-card.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import type { AlbumWorkActions } from './use-album-work-actions.ts'

type WorkActionsProps = { work: AlbumWork; actions: AlbumWorkActions; className: string }

/** What the owner does with a work of an album. */
export function WorkActions({ work, actions, className }: WorkActionsProps) {
  const t = useTexts('albums')
  const name = usePublishedName()(work)
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="ellipsis" label={t.workActions({ name })} className={className} />}
    >
      <MenuItem icon="image" onSelect={() => void actions.makeCover(work)}>
        {t.useAsCover}
      </MenuItem>
      <MenuItem icon="minus" onSelect={() => void actions.remove(work)}>
        {t.removeWork}
      </MenuItem>
    </Menu>
  )
}
