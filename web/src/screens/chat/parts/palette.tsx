import { useDeferredValue, useState } from 'react'
import { useOpenGroup } from '../../../features/groups/group-link.ts'
import { withTitle } from '../../../features/groups/group-sections.ts'
import { useMessageSearch } from '../../../features/groups/queries.ts'
import { useShownGroups } from '../../../features/groups/use-group-actions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { CommandList, type CommandSection } from '../../../ui/command-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

type PaletteProps = { open: boolean; onClose: () => void }

/** Goes anywhere from the keyboard: conversations by their title, messages by their words, and what one can do. */
export function Palette({ open, onClose }: PaletteProps) {
  const t = useTexts('chat')
  return (
    <Dialog
      bare
      open={open}
      onClose={onClose}
      title={t.palette}
      titleHidden
      size="medium"
      fullOnPhone
    >
      {open && <PaletteList onClose={onClose} />}
    </Dialog>
  )
}

const mostGroups = 30
const mostMessages = 8

function PaletteList({ onClose }: { onClose: () => void }) {
  const t = useTexts('chat')
  const common = useTexts('common')
  const [words, setWords] = useState('')
  const asked = useDeferredValue(words)
  const goTo = useOpenGroup()
  const { open: openDialog } = useDialogLink()
  const { groups = [] } = useShownGroups()
  const messages = useMessageSearch(asked.trim().length > 1 ? asked : '')

  const actions: { key: string; icon: IconName; label: string; run: () => void }[] = [
    { key: 'new', icon: 'square-pen', label: t.newChat, run: () => goTo(0) },
    {
      key: 'settings',
      icon: 'settings',
      label: common.menuSettings,
      run: () => openDialog('settings'),
    },
    {
      key: 'shortcuts',
      icon: 'keyboard',
      label: common.shortcutsTitle,
      run: () => openDialog('shortcuts'),
    },
  ]
  const wanted = words.trim().toLowerCase()
  const found = (asked.trim() ? messages.data?.pages[0]?.rows : [])?.slice(0, mostMessages) ?? []
  const sections: CommandSection[] = [
    {
      key: 'actions',
      label: t.paletteActions,
      options: actions
        .filter(({ label }) => label.toLowerCase().includes(wanted))
        .map(({ key, icon, label }) => ({ key, content: <Line icon={icon}>{label}</Line> })),
    },
    {
      key: 'groups',
      label: t.conversations,
      options: withTitle(groups, words)
        .slice(0, mostGroups)
        .map(({ id, title }) => ({
          key: `group-${id}`,
          content: <Line icon="message-circle">{title || t.untitled}</Line>,
        })),
    },
    {
      key: 'messages',
      label: t.searchMessages,
      options: found.map(({ entryId, groupId, groupTitle, excerpt }) => ({
        key: `entry-${groupId}-${entryId}`,
        content: (
          <>
            <span className="block truncate">{excerpt}</span>
            <span className="block truncate text-small text-faint">{groupTitle || t.untitled}</span>
          </>
        ),
      })),
    },
  ]

  const choose = (key: string) => {
    onClose()
    const [kind, first, second] = key.split('-')
    if (kind === 'group') goTo(Number(first))
    else if (kind === 'entry') goTo(Number(first), { entryId: Number(second) })
    else actions.find((action) => action.key === key)?.run()
  }

  return (
    <CommandList
      label={t.palette}
      placeholder={t.palettePlaceholder}
      query={words}
      onQuery={setWords}
      sections={sections.filter(({ options }) => options.length > 0)}
      empty={t.paletteNone}
      onChoose={choose}
      className="h-full sm:h-120 sm:max-h-[70vh]"
    />
  )
}

function Line({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Icon name={icon} size={16} className="text-soft" />
      <span className="min-w-0 truncate">{children}</span>
    </span>
  )
}
