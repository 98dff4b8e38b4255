// The one menu of the conversation list, wherever it was opened: a thousand rows with a menu each would cost as many.
import type { Group } from '@atelier/contract/features/talk/groups'
import { useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { AnchoredMenu } from '../../../ui/anchored-menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import type { MenuAnchor } from '../../../ui/menu-props.ts'
import { useChangeGroup } from './queries.ts'

/** Which conversation it is for, and the button or the point that was pressed. */
export type GroupMenuTarget = { group: Group; anchor: MenuAnchor }

type GroupMenuProps = {
  target: GroupMenuTarget | null
  onClose: () => void
  onRename: (group: Group) => void
  onDelete: (group: Group) => void
  onEmpty: (group: Group) => void
}

export function GroupMenu({ target, onClose, onRename, onDelete, onEmpty }: GroupMenuProps) {
  const t = useTexts('chat')
  const { open } = useDialogLink()
  const { mutate: change } = useChangeGroup()
  // Keeps its rows while it fades out.
  const last = useRef(target)
  if (target) last.current = target
  const group = last.current?.group
  return (
    <AnchoredMenu anchor={target?.anchor ?? null} onClose={onClose}>
      {group && (
        <>
          {/* A conversation with an app bears that one's name. */}
          {group.appId === null && (
            <MenuItem icon="pencil" onSelect={() => onRename(group)}>
              {t.rename}
            </MenuItem>
          )}
          <MenuItem
            icon={group.isSticky ? 'pin-off' : 'pin'}
            onSelect={() => change({ groupId: group.id, isSticky: !group.isSticky })}
          >
            {group.isSticky ? t.unstick : t.stick}
          </MenuItem>
          <MenuItem icon="link" onSelect={() => open('share', { of: `chat-${group.id}` })}>
            {t.shareGroup}
          </MenuItem>
          <MenuItem icon="download" onSelect={() => open('export', { of: `chat-${group.id}` })}>
            {t.exportGroup}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="eraser" onSelect={() => onEmpty(group)}>
            {t.emptyGroup}
          </MenuItem>
          <MenuItem icon="trash-2" danger onSelect={() => onDelete(group)}>
            {t.deleteGroup}
          </MenuItem>
        </>
      )}
    </AnchoredMenu>
  )
}
