// The title of the conversation that is open, with what can be done to it.
import '../../../ui/late.css'
import type { Group } from '@atelier/contract/features/talk/groups'
import { Suspense, useRef, useState } from 'react'
import { GroupMenu } from '../../../features/talk/groups/group-menu.tsx'
import { useChangeGroup } from '../../../features/talk/groups/queries.ts'
import { TitleField } from '../../../features/talk/groups/title-field.tsx'
import { useGroupDeletes } from '../../../features/talk/groups/use-group-actions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { MenuAnchor } from '../../../ui/anchored-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { late } from '../../../ui/late.ts'
import { useEver } from '../../../ui/use-ever.ts'

const EmptyGroupDialog = late(
  async () =>
    (await import('../../../features/talk/groups/empty-group-dialog.tsx')).EmptyGroupDialog,
)

export function ConversationTitle({ group }: { group: Group }) {
  const t = useTexts('chat')
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null)
  const [editing, setEditing] = useState(0)
  const [emptied, setEmptied] = useState<Group | null>(null)
  const emptyWanted = useEver(emptied !== null)
  const { mutate: change } = useChangeGroup()
  const { deleteGroup } = useGroupDeletes()
  const title = group.title || t.untitled
  if (editing === group.id) {
    return (
      <span className="block h-9 w-full max-w-100 min-w-0">
        <TitleField
          title={group.title}
          onDone={(changed) => {
            setEditing(0)
            if (changed !== null) change({ groupId: group.id, title: changed })
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      </span>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t.conversationNamed({ title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(button.current)}
        className="touch-target flex h-9 max-w-full min-w-0 items-center gap-1 rounded-control px-2 font-medium hover:bg-fill"
      >
        <span dir="auto" className="min-w-0 truncate">
          {title}
        </span>
        <Icon name="chevron-down" size={16} className="text-soft" />
      </button>
      <GroupMenu
        target={anchor && { group, anchor }}
        onClose={() => setAnchor(null)}
        onRename={({ id }) => setEditing(id)}
        onDelete={deleteGroup}
        onEmpty={setEmptied}
      />
      {emptyWanted && (
        <Suspense>
          <EmptyGroupDialog group={emptied} onClose={() => setEmptied(null)} />
        </Suspense>
      )}
    </>
  )
}
