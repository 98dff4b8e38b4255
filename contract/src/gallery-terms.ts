// The words of the gallery, for both sides of the wire. No imports: a browser loads it.

/**
 * What others may do with a published work. `all-rights`: look at it; `cc-by`, `cc-by-nc`, `cc-by-sa`: as the licences of Creative Commons
 * of these names say, version 4.0; `cc0`: whatever they like.
 */
export const licences = ['all-rights', 'cc-by', 'cc-by-nc', 'cc-by-sa', 'cc0'] as const
export type Licence = (typeof licences)[number]

/** How a publication stands. Everybody sees `public` alone; its author sees all of their own. */
export const publicationStates = ['waiting', 'public', 'refused', 'withdrawn'] as const
export type PublicationState = (typeof publicationStates)[number]

/**
 * `new`: last published first. `hot`: what is liked, collected and gone on from, the newer the more. `following`: new, of followed authors.
 */
export const feedOrders = ['new', 'hot', 'following'] as const
export type FeedOrder = (typeof feedOrders)[number]

/** Why somebody reports a work. */
export const reportReasons = ['nudity', 'violence', 'hate', 'rights', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The picture that stands for a work where its address is shared, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

export const longestTitle = 100
export const maxTags = 10
export const longestTag = 30
/** Albums of one person, and works in an album. */
export const maxAlbums = 500
export const maxAlbumWorks = 5000
