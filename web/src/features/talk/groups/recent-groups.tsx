// The conversations beside the chat: a new one, a search, and the list. In the sider, and on the phone in a drawer.
import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { dropBootList } from '../../../lib/boot-list.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { QueryFailure } from '../../../ui/query-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOpenGroup } from './group-link.ts'
import { withTitle } from './group-sections.ts'
import { SearchBox, type SearchWhere } from './search-box.tsx'
import { useFinishGroupDeletes, useGroupDeletes, useShownGroups } from './use-group-actions.ts'

const GroupList = late(async () => (await import('./group-list.tsx')).GroupList)
const MessageResults = late(async () => (await import('./message-results.tsx')).MessageResults)

type RecentGroupsProps = {
  /** Conversations in which an answer is under way. */
  running?: ReadonlySet<number>
  /** Told when one goes to a conversation, so that a drawer can close. */
  onChosen?: () => void
  /** Stands at the end of its head. */
  actions?: ReactNode
  /** Stands above the conversations as long as nothing is searched for. */
  above?: ReactNode
}

const none: ReadonlySet<number> = new Set()

export function RecentGroups({
  running = none,
  onChosen = () => undefined,
  actions,
  above,
}: RecentGroupsProps) {
  const t = useTexts('chat')
  const open = useOpenGroup()
  const words = useStored(chatStorage).groupKeyWord
  const [where, setWhere] = useState<SearchWhere>('titles')
  const asked = useSettled(words)
  const setWords = (groupKeyWord: string) =>
    chatStorage.update((kept) => ({ ...kept, groupKeyWord }))
  useFinishGroupDeletes()

  return (
    <div data-tour="conversations" className="scroll-quiet flex min-h-0 flex-1 flex-col">
      <div className="flex h-13 shrink-0 items-center gap-1 px-2 pt-[env(safe-area-inset-top)]">
        <Button
          icon="square-pen"
          kind="quiet"
          className="min-w-0 flex-1 justify-start! px-2.5! text-text!"
          data-tooltip={t.newChat}
          data-tooltip-hotkey="mod+shift+o"
          onClick={() => {
            open(0)
            onChosen()
          }}
        >
          {t.newChat}
        </Button>
        <MoreMenu />
        {actions}
      </div>
      <SearchBox words={words} where={where} onWords={setWords} onWhere={setWhere} />
      {words.trim() === '' && above}
      {where === 'messages' && words.trim() !== '' ? (
        <Suspense>
          <MessageResults words={asked} onChosen={onChosen} />
        </Suspense>
      ) : (
        <Titles
          words={words}
          running={running}
          onChosen={onChosen}
          onSearchAll={() => setWhere('messages')}
        />
      )}
    </div>
  )
}

type TitlesProps = {
  words: string
  running: ReadonlySet<number>
  onChosen: () => void
  onSearchAll: () => void
}

function Titles({ words, running, onChosen, onSearchAll }: TitlesProps) {
  const t = useTexts('chat')
  const query = useShownGroups()
  const { groups, isError, error } = query
  const found = withTitle(groups ?? [], useDeferredValue(words))
  const hasNoList =
    (groups === undefined && isError) || (groups !== undefined && found.length === 0)
  useLayoutEffect(() => {
    if (hasNoList) dropBootList()
  }, [hasNoList])

  if (groups === undefined && isError) {
    return <QueryFailure withoutId message={error.message || t.groupsFailed} of={query} />
  }
  if (groups === undefined) return <ListSkeleton />
  if (groups.length === 0) {
    return (
      <EmptyState icon="messages-square" title={t.noGroups}>
        {t.noGroupsText}
      </EmptyState>
    )
  }
  if (found.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={t.noTitleFound}
        action={
          <Button size="small" onClick={onSearchAll}>
            {t.searchAllInstead}
          </Button>
        }
      />
    )
  }
  return (
    <Suspense fallback={<ListSkeleton />}>
      <GroupList groups={found} running={running} onChosen={onChosen} />
    </Suspense>
  )
}

function MoreMenu() {
  const t = useTexts('chat')
  const common = useTexts('common')
  const [asking, setAsking] = useState(false)
  const { deleteAll, deletingAll } = useGroupDeletes()
  const { groups } = useShownGroups()
  return (
    <>
      <Menu align="end" trigger={<IconButton icon="ellipsis" label={common.more} />}>
        <MenuItem
          icon="trash-2"
          danger
          disabled={!groups?.some(({ isSticky }) => !isSticky)}
          onSelect={() => setAsking(true)}
        >
          {t.deleteAll}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        danger
        title={t.deleteAllTitle}
        confirmLabel={common.delete}
        cancelLabel={common.cancel}
        busy={deletingAll}
        onCancel={() => setAsking(false)}
        // A failure is said by the application; the conversations are still there then.
        onConfirm={() =>
          deleteAll()
            .catch(() => undefined)
            .then(() => setAsking(false))
        }
      >
        {t.deleteAllText}
      </ConfirmDialog>
    </>
  )
}

const widths = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-3/4', 'w-1/2']

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-4.5 px-4.5 pt-4">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
