// What fits a connection of one's own, known to client and server alike.

/** How long its upstream may keep silent, in milliseconds. */
export const ownTimeoutMs = { min: 1000, max: 2_400_000, default: 300_000 }

/** Longest texts of a model that somebody makes, in UTF-16 units, and the most of one member. */
export const customModelLimits = { name: 60, systemMessage: 100_000, most: 100 } as const
