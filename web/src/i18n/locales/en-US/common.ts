export const common = {
  // Failures that carry no text of their own
  requestFailed: 'Request interface error',
  offline: 'No connection. Check your network and try again.',
  timedOut: 'The server took too long to answer. Try again.',
  pleaseLogIn: 'Please log in before using',
  somethingWrong: 'Something went wrong, please try again later.',
  unauthorized: 'Unauthorized, please verify first.',

  // Words that every screen uses
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  delete: 'Delete',
  remove: 'Remove',
  confirm: 'Confirm',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  copyRequestId: 'Copy request ID',
  loading: 'Loading',
  more: 'More',
  back: 'Back',
  search: 'Search',
  notifications: 'Notifications',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  home: 'Back to start',

  // Frame
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  menuChat: 'Chat',
  menuHelp: 'Help',
  menuSettings: 'Settings',
  menuMe: 'Me',
  offlineBar: 'You are offline. What you type is kept.',
  onlineAgain: 'Back online',
  newVersion: 'A new version is ready',
  reload: 'Reload',

  // Screens of the frame
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or what was here is gone.',
  faultTitle: 'The page could not be shown',
  faultText:
    'Nothing of yours was lost. Load it again; if that does not help, try again in a moment.',
  goToChat: 'Go to chat',

  // Keyboard
  shortcutsTitle: 'Keyboard shortcuts',
  shortcutsChat: 'Conversation',
  shortcutsApp: 'Everywhere',
  shortcutSend: 'Send',
  shortcutNewline: 'New line',
  shortcutEditLast: 'Edit the last message',
  shortcutStop: 'Stop the answer',
  shortcutNewChat: 'New chat',
  shortcutFind: 'Find in this conversation',
  shortcutSearch: 'Search all conversations',
  shortcutSidebar: 'Collapse or expand the sidebar',
  shortcutShortcuts: 'Show this list',
}
export type CommonTexts = typeof common
