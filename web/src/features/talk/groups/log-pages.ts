// The log of a conversation as far as it is loaded: pages come backwards from the end, and the newest page comes again whenever
// something may have changed.
import type { Entry } from '@atelier/contract/features/talk/chatlog'

export type LogPage = { rows: Entry[]; before: number | null }

export type Log = {
  /** Oldest first. An entry that has not changed stays the same object. */
  rows: readonly Entry[]
  /** Where the page before these rows begins to be asked for; null when they are all there is. */
  before: number | null
  /** When the newest page was asked for, in milliseconds since 1970. */
  askedAt: number
}

/**
 * The log with its newest page taken in. Earlier pages stay when the new page still follows them; when it does not (another version
 * was chosen, something was deleted between), they are dropped and will be loaded again.
 */
export function withNewest(known: Log | undefined, page: LogPage, askedAt: number): Log {
  const rows = known ? sharedRows(known.rows, page.rows) : page.rows
  const fresh: Log = { rows, before: page.before, askedAt }
  const first = rows[0]
  if (!known || !first) return fresh
  const at = known.rows.findIndex((row) => row.id === first.id)
  const previous = known.rows[at - 1]
  if (!previous || previous.id !== first.parentId) return fresh
  return { rows: [...known.rows.slice(0, at), ...rows], before: known.before, askedAt }
}

/** The log with the page that comes before it; unchanged when that page was asked for at another place. */
export function withEarlier(known: Log, page: LogPage, askedBefore: number): Log {
  if (known.before !== askedBefore) return known
  return { ...known, rows: [...page.rows, ...known.rows], before: page.before }
}

function sharedRows(known: readonly Entry[], rows: Entry[]): Entry[] {
  const byId = new Map(known.slice(-2 * rows.length).map((row) => [row.id, row]))
  return rows.map((row) => {
    const same = byId.get(row.id)
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row
  })
}
