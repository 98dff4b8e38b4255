// Where a page of a feed ended: what it is ordered by, and the work that stood there.

export type FeedPlace = { key: string; workId: number }

export const writeCursor = ({ key, workId }: FeedPlace): string =>
  Buffer.from(`${workId} ${key}`).toString('base64url')

const written = /^(\d{1,10}) (-?[\d.:T+ Z-]{1,40}(?:e[+-]?\d{1,3})?)$/

/** Undefined for what was never a cursor. */
export function readCursor(cursor: string): FeedPlace | undefined {
  const fit = written.exec(Buffer.from(cursor, 'base64url').toString())
  return fit?.[1] && fit[2] ? { workId: Number(fit[1]), key: fit[2] } : undefined
}
