import { useMemo, useRef, useState } from 'react'
import { composerField } from '../../features/talk/composer/composer-field.ts'
import { useOpenGroup } from '../../features/talk/groups/group-link.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { touchQuery } from '../../lib/media.ts'
import { CommandList, type CommandSection } from '../../ui/command-list.tsx'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MessageLine, OptionLine } from './palette-lines.tsx'
import { paletteSources } from './palette-sources.ts'
import { usePalette } from './palette-state.ts'
import { PaletteStatus } from './palette-status.tsx'
import { findables, shownSections } from './rank-options.ts'
import { keepChoice, recentChoices } from './recent-choices.ts'
import { usePaletteContext } from './use-palette-context.ts'
import { usePaletteMessages } from './use-palette-messages.ts'
import { usePaletteWorks } from './use-palette-works.ts'

type PaletteProps = { open: boolean; onClose: () => void }

/** Goes anywhere and does anything from the keyboard: see palette-sources.ts for what it offers. */
export function Palette({ open, onClose }: PaletteProps) {
  const t = useTexts('chat')
  const times = usePalette((palette) => palette.times)
  // Whoever has chosen a conversation wants to write in it next.
  const leadsToChat = useRef(false)
  const finalFocus = () => {
    const { before } = usePalette.getState()
    const field = leadsToChat.current && !matchMedia(touchQuery).matches ? composerField() : null
    leadsToChat.current = false
    return field ?? (before?.isConnected ? before : null)
  }
  return (
    <DialogWindow
      bare
      open={open}
      onClose={onClose}
      title={t.palette}
      titleHidden
      size="medium"
      fullOnPhone
      finalFocus={finalFocus}
    >
      <PaletteList
        key={times}
        onClose={onClose}
        onChat={() => {
          leadsToChat.current = true
        }}
      />
    </DialogWindow>
  )
}

const chatKeys = /^(group|entry|idea|action-new)-/

function PaletteList({ onClose, onChat }: { onClose: () => void; onChat: () => void }) {
  const [query, setQuery] = useState(() => usePalette.getState().early)
  const context = usePaletteContext(usePaletteWorks(query))
  const { palette: t, chat, common } = context.texts
  const [recent] = useState(recentChoices.get)
  const openGroup = useOpenGroup()
  const messages = usePaletteMessages(query)
  const things = useMemo(
    () => findables(paletteSources.flatMap((optionsOf) => optionsOf(context))),
    [context],
  )
  const found = useMemo(() => shownSections(things, query, recent), [things, query, recent])
  const isPlain = query.trim() === ''

  const sections: CommandSection[] = found.map(({ name, options }) => ({
    key: name,
    label: t[name],
    options: options.map((option) => ({
      key: option.key,
      content: <OptionLine option={option} query={query} />,
    })),
  }))
  if (messages.rows.length > 0) {
    sections.push({
      key: 'messages',
      label: t.messages,
      options: messages.rows.map((row) => ({
        key: `entry-${row.groupId}-${row.entryId}`,
        content: (
          <MessageLine
            excerpt={row.excerpt}
            title={row.groupTitle || chat.untitled}
            query={query}
          />
        ),
      })),
    })
  }

  const choose = (key: string) => {
    if (chatKeys.test(key)) onChat()
    onClose()
    const chosen = things.find(({ option }) => option.key === key)?.option
    if (chosen) {
      keepChoice(key)
      chosen.run()
      return
    }
    const row = messages.rows.find(({ groupId, entryId }) => key === `entry-${groupId}-${entryId}`)
    if (row) openGroup(row.groupId, { entryId: row.entryId })
  }

  return (
    <div className="flex h-full flex-col max-sm:pt-[env(safe-area-inset-top)] sm:h-120 sm:max-h-[70vh]">
      <CommandList
        label={chat.palette}
        placeholder={t.placeholder}
        query={query}
        onQuery={setQuery}
        sections={sections}
        empty={
          messages.state === 'waiting'
            ? t.searching
            : isPlain
              ? ''
              : t.none({ query: query.trim() })
        }
        onChoose={choose}
        className="min-h-0 flex-1"
        end={<IconButton icon="x" label={common.close} className="sm:hidden" onClick={onClose} />}
      />
      <PaletteStatus
        count={sections.reduce((sum, { options }) => sum + options.length, 0)}
        isAsked={!isPlain}
        messages={messages}
      />
    </div>
  )
}
