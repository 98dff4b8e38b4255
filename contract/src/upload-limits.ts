// How large files may be that people send. No imports: both sides load it.

/** Largest picture taken, in bytes. */
export const uploadLimitBytes = 20 * 1024 * 1024

/** Largest clip or song taken, in bytes, and the longest, in seconds. */
export const mediaLimits = { bytes: 200 * 1024 * 1024, seconds: 1200 } as const
