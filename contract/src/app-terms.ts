// Words about apps (assistants to talk with) and roles (personas to put on). No imports: both sides load it.

/** `app` has a conversation of its own with everybody who uses it; a `role` is put on in conversations that have no app. */
export const appKinds = ['app', 'role'] as const
export type AppKind = (typeof appKinds)[number]

/** `private` is its owner's alone; `waiting` is to be looked at by an operator; `public` everybody of the site finds it. */
export const appStates = ['private', 'waiting', 'public', 'refused'] as const
export type AppState = (typeof appStates)[number]

/** Numbers below it are those of the apps that come with the product. */
export const firstOwnAppId = 1000

/** What apps and roles can be about, in the order in which they are shown. */
export const appCategories = [
  'writing',
  'work',
  'learning',
  'languages',
  'code',
  'creative',
  'life',
  'fun',
] as const
export type AppCategory = (typeof appCategories)[number]

/** Pictures in line that an app can have, by their names in the icon set. */
export const appPictograms = [
  ...['sparkles', 'blocks', 'pencil', 'file-text', 'mail', 'book-open', 'languages', 'globe'],
  ...['lightbulb', 'brain', 'sigma', 'calculator', 'chart-no-axes-column', 'list-checks'],
  ...['calendar-check', 'keyboard', 'laptop', 'git-branch', 'wrench', 'search', 'scan-text'],
  ...['palette', 'brush', 'camera', 'image', 'film', 'music', 'mic-vocal', 'headphones'],
  ...['scissors', 'stamp', 'wand-sparkles', 'dices', 'heart', 'hand', 'gift', 'sun', 'moon'],
  ...['compass', 'flag', 'coins', 'wallet', 'receipt-text', 'package', 'shield-check', 'bell'],
  ...['smartphone', 'message-circle', 'messages-square', 'user-round', 'users-round', 'eye'],
] as const
export type AppPictogram = (typeof appPictograms)[number]

/** Longest texts, in UTF-16 units, and the most of each. */
export const appLimits = {
  name: 60,
  description: 300,
  systemMessage: 20_000,
  opening: 2000,
  question: 200,
  questions: 6,
  /** Apps and roles of one account. */
  own: 200,
  pins: 100,
} as const
