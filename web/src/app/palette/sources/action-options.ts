import { chatPath, newComparisonSearch } from '../../../features/talk/groups/group-link.ts'
import { chatStorage } from '../../../lib/storage/chat-storage.ts'
import type { IconName } from '../../../ui/icon-names.ts'
import type { PaletteOption } from '../palette-option.ts'
import type { PaletteContext } from '../palette-source.ts'

type Action = {
  name: string
  icon: IconName
  label: string
  keywords: string
  hotkey?: string
  run: () => void
}

/** What one can do from anywhere, as far as it is open to whoever asks. */
export function actionOptions(context: PaletteContext): PaletteOption[] {
  const actions = [
    newChat(context),
    compareModels(context),
    ...accountActions(context),
    ...dialogActions(context),
  ]
  return actions.map(({ name, ...action }) => ({
    key: `action-${name}`,
    section: 'actions' as const,
    ...action,
  }))
}

const newChat = ({ texts, doors }: PaletteContext): Action => ({
  name: 'new-chat',
  icon: 'square-pen',
  label: texts.chat.newChat,
  keywords: 'new chat conversation begin',
  hotkey: 'mod+shift+o',
  run: () => doors.openGroup(0),
})

const compareModels = ({ texts, doors }: PaletteContext): Action => ({
  name: 'compare-models',
  icon: 'panel-left',
  label: texts.chat.compareModels,
  keywords: 'compare models side by side',
  run: () => doors.openPath(`${chatPath}${newComparisonSearch(chatStorage.get().active)}`),
})

function accountActions({ texts, isMember, doors }: PaletteContext): Action[] {
  const { session } = texts
  if (isMember === undefined) return []
  if (isMember) {
    return [
      {
        name: 'log-out',
        icon: 'log-out',
        label: session.logout,
        keywords: 'log out logout sign out leave',
        run: doors.logOut,
      },
    ]
  }
  return [
    {
      name: 'log-in',
      icon: 'log-in',
      label: session.login,
      keywords: 'log in login sign in account',
      run: () => doors.openDialog('login'),
    },
    {
      name: 'sign-up',
      icon: 'user-round',
      label: session.register,
      keywords: 'sign up register create account',
      run: () => doors.openDialog('login', { tab: 'register' }),
    },
  ]
}

function dialogActions({ texts, site, hasDialog, doors }: PaletteContext): Action[] {
  const { common, palette } = texts
  const all = [
    {
      name: 'settings' as const,
      icon: 'settings' as const,
      label: common.menuSettings,
      keywords: 'settings preferences options',
    },
    {
      name: 'prompts' as const,
      icon: 'scroll-text' as const,
      label: common.menuPrompts,
      keywords: 'prompts prompt store templates import',
    },
    {
      name: 'import' as const,
      icon: 'upload' as const,
      label: palette.importConversations,
      keywords: 'import conversations chatgpt claude nextchat',
    },
    {
      name: 'export' as const,
      icon: 'download' as const,
      label: palette.exportConversations,
      keywords: 'all conversations export markdown json zip',
    },
    {
      name: 'shortcuts' as const,
      icon: 'keyboard' as const,
      label: common.shortcutsTitle,
      keywords: 'keyboard shortcuts keys hotkeys',
      hotkey: 'mod+/',
    },
    {
      name: 'notices' as const,
      icon: 'bell' as const,
      label: palette.notices,
      keywords: 'notices news announcements',
    },
    {
      name: 'about' as const,
      icon: 'info' as const,
      label: palette.about,
      keywords: 'about this site',
    },
    {
      name: 'contact' as const,
      icon: 'mail' as const,
      label: palette.contact,
      keywords: 'contact support',
    },
  ]
  return all
    .filter(({ name }) => hasDialog(name) && (name !== 'contact' || site.contact !== ''))
    .map((action) => ({ ...action, run: () => doors.openDialog(action.name) }))
}
