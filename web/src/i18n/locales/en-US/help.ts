export const help = {
  title: 'Help',
  pages: 'Handbook pages',
  chooseTitle: 'Handbook',
  notFound: 'Page not found in the handbook.',
  empty: 'The handbook is empty',
  next: 'Next',
  previous: 'Previous',
  allPages: 'All pages',
  tour: 'Take the chat tour',

  // Keyboard
  shortcutsChat: 'Conversation',
  shortcutsApp: 'Everywhere',
  shortcutSend: 'Send',
  shortcutNewline: 'New line',
  shortcutEditLast: 'Edit last message',
  shortcutStop: 'Stop answering',
  shortcutNewChat: 'New conversation',
  shortcutFind: 'Find in this conversation',
  shortcutSearch: 'Search everything',
  shortcutSidebar: 'Toggle sidebar',
  shortcutShortcuts: 'Show shortcuts',
}
export type HelpTexts = typeof help
