// The conversation list as rows: those that stick, then the others by the day of their last use.
import type { Group } from '@atelier/contract/features/talk/groups'

export type SectionName = 'sticky' | 'today' | 'yesterday' | 'week' | 'earlier'

export type ListRow = { kind: 'heading'; section: SectionName } | { kind: 'group'; group: Group }

/** Rows of the list, `groups` being in the order in which they are shown (sticky first, then last used first). */
export function listRows(groups: readonly Group[], now: Date): ListRow[] {
  const rows: ListRow[] = []
  let section: SectionName | null = null
  for (const group of groups) {
    const own = group.isSticky ? 'sticky' : sectionOf(group.updatedAt, now)
    if (own !== section) rows.push({ kind: 'heading', section: own })
    section = own
    rows.push({ kind: 'group', group })
  }
  return rows
}

/** Sticky ones first, then the last used first; the order that the server gives too. */
export function shownOrder(groups: readonly Group[]): Group[] {
  return [...groups].sort(
    (a, b) =>
      Number(b.isSticky) - Number(a.isSticky) ||
      Number(a.updatedAt < b.updatedAt) - Number(a.updatedAt > b.updatedAt) ||
      b.id - a.id,
  )
}

/** Groups whose title holds the words, in any case and width. */
export function withTitle(groups: readonly Group[], words: string): readonly Group[] {
  const wanted = plain(words.trim())
  return wanted === '' ? groups : groups.filter(({ title }) => plain(title).includes(wanted))
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

function sectionOf(usedAt: string, now: Date): Exclude<SectionName, 'sticky'> {
  const used = new Date(usedAt)
  const daysAgo = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).getTime()
  if (used.getTime() >= daysAgo(0)) return 'today'
  if (used.getTime() >= daysAgo(1)) return 'yesterday'
  if (used.getTime() >= daysAgo(7)) return 'week'
  return 'earlier'
}
