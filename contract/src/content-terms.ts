// Kinds of what a site tells and shows, and how much of it. No zod: it runs in the browser, too.

export const entryKinds = ['notice', 'drawingNotice', 'question', 'banner', 'menu', 'jump'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Letters of a title, of a text and of an address; entries of one kind. */
export const contentLimits = { short: 200, long: 20_000, address: 2000, entries: 500 } as const

/** Lists that come with the product, of which a site chooses what it shows and in which order. */
export const builtInLists = ['musicStyles', 'songDemos', 'clipDemos'] as const
export type BuiltInList = (typeof builtInLists)[number]
