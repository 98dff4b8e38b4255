// What fits a connection of one's own, known to client and server alike.

/** How long its upstream may keep silent, in milliseconds. */
export const ownTimeoutMs = { min: 1000, max: 2_400_000, default: 300_000 }
