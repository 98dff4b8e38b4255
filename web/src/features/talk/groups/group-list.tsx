import type { Group } from '@atelier/contract/features/talk/groups'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { dropBootList } from '../../../lib/boot-list.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { pointAnchor } from '../../../ui/anchored-menu.tsx'
import { Boundary } from '../../../ui/boundary.tsx'
import { late } from '../../../ui/late.ts'
import { useEver } from '../../../ui/use-ever.ts'
import { rememberGroup, useGroupInAddress } from './group-link.ts'
import { GroupMenu, type GroupMenuTarget } from './group-menu.tsx'
import { GroupRow } from './group-row.tsx'
import { type ListRow, listRows } from './group-sections.ts'
import { useChangeGroup } from './queries.ts'
import { useGroupDeletes } from './use-group-actions.ts'

const EmptyGroupDialog = late(
  async () => (await import('./empty-group-dialog.tsx')).EmptyGroupDialog,
)

type GroupListProps = {
  groups: readonly Group[]
  running: ReadonlySet<number>
  onChosen: () => void
}

/** The conversations by day, of which only those in view are in the document. Arrow keys walk through them. */
export function GroupList({ groups, running, onChosen }: GroupListProps) {
  const t = useTexts('chat')
  const activeId = useGroupInAddress().groupId
  const day = new Date().toDateString()
  const rows = useMemo(() => listRows(groups, new Date(day)), [groups, day])
  const scroller = useRef<HTMLElement>(null)
  const [editing, setEditing] = useState<number | null>(null)
  const [emptied, setEmptied] = useState<Group | null>(null)
  const emptyWanted = useEver(emptied !== null)
  const [menu, setMenu] = useState<GroupMenuTarget | null>(null)
  const [walked, setWalked] = useState<number | null>(null)
  const { mutate: change } = useChangeGroup()
  const { deleteGroup } = useGroupDeletes()
  const rowHeight = useMedia(touchQuery) ? 44 : 32

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? 28 : rowHeight),
    getItemKey: (index) => rowKey(rows[index]),
    overscan: 8,
    paddingEnd: 8,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes follow from the height alone
  useEffect(() => virtualizer.measure(), [rowHeight])
  useLayoutEffect(dropBootList, [])

  // Choosing a conversation, here or by any other way, ends renaming.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is active
  useEffect(() => setEditing(null), [activeId])

  const tabStop =
    groups.find(({ id }) => id === walked)?.id ??
    groups.find(({ id }) => id === activeId)?.id ??
    groups[0]?.id

  const walk = (to: Group | undefined) => {
    if (!to) return
    setWalked(to.id)
    const index = rows.findIndex((row) => row.kind === 'group' && row.group.id === to.id)
    virtualizer.scrollToIndex(index)
    requestAnimationFrame(() => focusRow(scroller.current, to.id))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const id = groupIdOf(event.target)
    const at = groups.findIndex((group) => group.id === id)
    const group = groups[at]
    if (!group || event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Record<string, Group | undefined> = {
      ArrowDown: groups[at + 1],
      ArrowUp: groups[at - 1],
      Home: groups[0],
      End: groups.at(-1),
    }
    if (event.key in moves) walk(moves[event.key])
    else if (event.key === 'F2') setEditing(group.id)
    else if (event.key === 'Delete') {
      walk(groups[at + 1] ?? groups[at - 1])
      deleteGroup(group)
    } else return
    event.preventDefault()
  }

  return (
    <nav
      ref={scroller}
      aria-label={t.conversations}
      className="scroll-quiet min-h-0 flex-1 px-2"
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        const group = groups.find(({ id }) => id === groupIdOf(event.target))
        if (!group) return
        event.preventDefault()
        setMenu({ group, anchor: pointAnchor(event.clientX, event.clientY) })
      }}
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start, size }) => (
          <ListItem key={key} row={rows[index]} start={start} size={size}>
            {(group) => (
              <Boundary of={group} quiet>
                <GroupRow
                  group={group}
                  isActive={group.id === activeId}
                  isRunning={running.has(group.id)}
                  isEdited={group.id === editing}
                  isTabStop={group.id === tabStop}
                  onOpenMenu={setMenu}
                  onChosen={() => {
                    setEditing(null)
                    rememberGroup(group.id)
                    onChosen()
                  }}
                  onRenamed={(title) => {
                    setEditing(null)
                    if (title !== null) change({ groupId: group.id, title })
                    requestAnimationFrame(() => focusRow(scroller.current, group.id))
                  }}
                />
              </Boundary>
            )}
          </ListItem>
        ))}
      </ul>
      <GroupMenu
        target={menu}
        onClose={() => setMenu(null)}
        onRename={({ id }) => setEditing(id)}
        onDelete={deleteGroup}
        onEmpty={setEmptied}
      />
      {emptyWanted && (
        <Suspense>
          <EmptyGroupDialog group={emptied} onClose={() => setEmptied(null)} />
        </Suspense>
      )}
    </nav>
  )
}

type ListItemProps = {
  row: ListRow | undefined
  start: number
  size: number
  children: (group: Group) => ReactNode
}

function ListItem({ row, start, size, children }: ListItemProps) {
  const t = useTexts('chat')
  const style = { height: size, transform: `translateY(${start}px)` }
  if (!row) return null
  if (row.kind === 'group') {
    return (
      <li className="absolute inset-x-0 top-0 py-px" style={style}>
        {children(row.group)}
      </li>
    )
  }
  const names = {
    sticky: t.sectionSticky,
    today: t.sectionToday,
    yesterday: t.sectionYesterday,
    week: t.sectionWeek,
    earlier: t.sectionEarlier,
  }
  return (
    <li
      className="absolute inset-x-0 top-0 flex items-end px-2.5 pb-1 text-small text-faint"
      style={style}
    >
      {names[row.section]}
    </li>
  )
}

const rowKey = (row: ListRow | undefined): string =>
  row?.kind === 'group' ? String(row.group.id) : `heading-${row?.section ?? ''}`

const groupIdOf = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest('li') : null
  return Number(row?.querySelector<HTMLElement>('[data-group-id]')?.dataset.groupId ?? 0)
}

const focusRow = (list: HTMLElement | null, id: number): void =>
  list?.querySelector<HTMLElement>(`[data-group-id="${id}"]`)?.focus()
