import { useWorkName } from '../../../features/making/works/work-name.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { onDark } from '../../../ui/masonry/tile.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import type { OwnItem } from '../own-item.ts'
import type { OwnActions } from '../use-own-actions.ts'

type PublicationActionsProps = { item: OwnItem; actions: OwnActions; isTouch: boolean }

/** What its author does with a publication. */
export function PublicationActions({ item, actions, isTouch }: PublicationActionsProps) {
  const t = useTexts('ownGallery')
  const nameOf = useWorkName()
  const { work, publication } = item
  const name = publication?.title || nameOf(work)
  return (
    <Menu
      align="end"
      trigger={
        <IconButton icon="ellipsis" label={t.actions({ name })} className={isTouch ? '' : onDark} />
      }
    >
      <MenuItem icon="pencil" onSelect={() => actions.publish([work.id])}>
        {t.edit}
      </MenuItem>
      <MenuItem icon="bookmark" onSelect={() => actions.collect([work.id])}>
        {t.collect}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon="undo-2"
        danger
        onSelect={() => publication && void actions.withdraw([publication])}
      >
        {t.withdraw}
      </MenuItem>
    </Menu>
  )
}
