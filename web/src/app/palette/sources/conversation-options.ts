import type { PaletteOption } from '../palette-option.ts'
import type { PaletteContext } from '../palette-source.ts'

export const conversationOptions = ({ texts, groups, doors }: PaletteContext): PaletteOption[] =>
  groups.map(({ id, title, isSticky }) => ({
    key: `group-${id}`,
    section: 'conversations' as const,
    icon: isSticky ? ('pin' as const) : ('message-circle' as const),
    label: title || texts.chat.untitled,
    keywords: '',
    run: () => doors.openGroup(id),
  }))
