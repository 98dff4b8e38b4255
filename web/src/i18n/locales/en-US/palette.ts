export const palette = {
  placeholder: 'A conversation, a screen, a setting, an action',
  recent: 'Recent',
  actions: 'Actions',
  conversations: 'Conversations',
  screens: 'Screens',
  prompts: 'Ideas',
  settings: 'Settings',
  messages: 'Messages',
  none: (p: { query: string }) => `Nothing found for “${p.query}”`,
  searching: 'Searching your messages …',
  found: (p: { n: number }) => (p.n === 1 ? '1 result' : `${p.n} results`),
  messagesFailed: 'Your messages could not be searched.',

  notices: 'Notices',
  about: 'About this site',
  contact: 'Contact',
  setTo: (p: { name: string; value: string }) => `${p.name}: ${p.value}`,
  inUse: 'In use',
  profile: 'Profile: name and avatar',
  settingsFile: 'Export or import settings',
  connections: 'API, proxies and time-out',
}
export type PaletteTexts = typeof palette
